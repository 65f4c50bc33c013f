-- Templates of WhatsApp messages, with what the carrier said of each last.
CREATE TABLE whatsapp_template (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  name text NOT NULL,
  language text NOT NULL,
  category text NOT NULL,
  body text NOT NULL,
  samples text[],
  buttons jsonb NOT NULL,
  carrier_sid text NOT NULL,
  status text NOT NULL,
  reason text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  asked_at timestamptz(3) NOT NULL,
  CONSTRAINT whatsapp_template_pkey PRIMARY KEY (workspace_id, id)
);
ALTER TABLE whatsapp_template ENABLE ROW LEVEL SECURITY;
ALTER TABLE whatsapp_template FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON whatsapp_template
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
