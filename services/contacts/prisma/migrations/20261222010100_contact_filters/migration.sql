-- Contacts of a company, and its name among those of all companies.
CREATE INDEX CONCURRENTLY contact_of_company ON contact (workspace_id, company, created_at DESC, id DESC) WHERE deleted_at IS NULL AND company <> '';
