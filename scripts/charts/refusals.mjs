// Values that the chart has to refuse, and the word that its refusal has to contain, so that who mistypes finds it.
export const REFUSALS = [
  { what: 'an unknown key at the top', set: ['--set', 'replicaCount=3'], names: 'replicaCount' },
  { what: 'an unknown key of a service', set: ['--set', 'services.telephony.api.replica=3'], names: 'replica' },
  { what: 'an unknown service', set: ['--set', 'services.telefony.api.replicas=3'], names: 'telefony' },
  { what: 'an unknown key of an autoscaler', set: ['--set', 'defaults.api.autoscaling.max=3'], names: 'max' },
  {
    what: 'live calls as a measure of another service',
    set: ['--set', 'services.billing.api.autoscaling.activeCalls.enabled=true'],
    names: 'activeCalls',
  },
  {
    what: 'live calls as a measure that KEDA cannot read',
    set: ['--set', 'roles=combined,keda.enabled=true,services.telephony.api.autoscaling.activeCalls.enabled=true'],
    names: 'keda.prometheusAddress',
  },
  {
    what: 'words where a number belongs',
    set: ['--set-string', 'drain.seconds=half a minute'],
    names: 'drain/seconds',
  },
  { what: 'a number where words belong', set: ['--set', 'keyRing.existingSecret=5'], names: 'existingSecret' },
  { what: 'a role that is none', set: ['--set', 'roles=both'], names: 'roles' },
  { what: 'an address with a path', set: ['--set', 'publicUrl=https://calls.example.org/app'], names: 'publicUrl' },
  { what: 'files outside of an object store', set: ['--set', 'storage.url=file:///data'], names: 'storage/url' },
  { what: 'a broker without a port', set: ['--set', 'kafka.brokers={kafka}'], names: 'brokers' },
  { what: 'a password among the values', set: ['--set', 'redis.password=secret'], names: 'password' },
  { what: 'a variable with a small letter', set: ['--set', 'services.billing.env.plansFile=x'], names: 'plansFile' },
  { what: 'no relay and no sandbox', set: ['--set', 'smtp.existingSecret='], names: 'smtp.existingSecret' },
  { what: 'no key ring', set: ['--set', 'keyRing.existingSecret='], names: 'keyRing.existingSecret' },
];
