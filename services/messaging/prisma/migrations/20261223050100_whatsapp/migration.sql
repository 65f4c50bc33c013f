-- Numbers of a workspace as senders on WhatsApp, with what the carrier said of them last.
CREATE TABLE whatsapp_sender (
  workspace_id uuid NOT NULL,
  phone_number_id uuid NOT NULL,
  number text NOT NULL,
  carrier_sid text NOT NULL,
  status text NOT NULL,
  reason text NOT NULL,
  quality text NOT NULL,
  messaging_limit text NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT whatsapp_sender_pkey PRIMARY KEY (workspace_id, phone_number_id)
);
ALTER TABLE whatsapp_sender ENABLE ROW LEVEL SECURITY;
ALTER TABLE whatsapp_sender FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON whatsapp_sender 
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);

-- What a channel tells of a message beside its words: the sender's name there, a button that was pressed, whether it was forwarded.
ALTER TABLE item ADD COLUMN channel_facts jsonb;
