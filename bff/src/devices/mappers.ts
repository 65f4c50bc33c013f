/** What resolvers of this domain get as their parent: the messages of services, and what the edge makes of them. */
export type {
  CallPreferences as CallPreferencesMapper,
  Device as DeviceMapper,
  DeviceAvailability as DeviceAvailabilityMapper,
} from '@ringline/proto/telephony/v1/devices_pb';
