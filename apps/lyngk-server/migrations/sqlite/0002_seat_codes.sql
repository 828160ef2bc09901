-- The visitor who has used a code. They may repeat the request, as the answer may have been lost.
ALTER TABLE seat_codes ADD COLUMN used_by BLOB;
