-- Where a person agreed on the web: the network address, and the page or the site that framed it; null for others. A process of the
-- version before writes neither.
ALTER TABLE consent_entry
  ADD COLUMN ip_address text,
  ADD COLUMN web_page text;
