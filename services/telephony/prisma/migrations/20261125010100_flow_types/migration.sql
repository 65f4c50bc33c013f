-- The types of flows that the engine walks (src/calls/engine/flow/compile.ts).
ALTER TABLE phone_number DROP CONSTRAINT phone_number_flow_type_check;
ALTER TABLE phone_number ADD CONSTRAINT phone_number_flow_type_check CHECK (flow_type IN ('CLASSIC', 'IVR', 'QUEUE', 'SOUND'));
