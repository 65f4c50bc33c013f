-- read_timeline for what arrives from outside, where the number called or written to says which workspace it is for.
CREATE OR REPLACE FUNCTION read_inbound(p_number text, p_peer_key text, p_carrier_sid text) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  route number_route%ROWTYPE;
BEGIN
  SELECT * INTO route FROM number_route WHERE number = p_number;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  RETURN read_timeline(route.target_workspace, p_peer_key, route.phone_number_id, NULL, p_carrier_sid, NULL)
    || jsonb_build_object('workspace_id', route.target_workspace);
END $$;
