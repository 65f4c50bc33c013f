{{/* What scales a component: `keda`, `hpa` or nothing. One target has one scaler. */}}
{{- define "ringline-lib.scaler" -}}
{{- if .facts.outside -}}
{{- else if and .root.Values.keda.enabled (include "ringline-lib.handles" .) -}}keda
{{- else if .workload.autoscaling.enabled -}}hpa
{{- end -}}
{{- end -}}

{{- define "ringline-lib.scalingBehaviour" -}}
# Up at once, down slowly: a burst of calls comes faster than it goes, and what goes down has to be drained.
scaleUp:
  stabilizationWindowSeconds: 0
  selectPolicy: Max
  policies:
    - {type: Percent, value: 100, periodSeconds: 30}
    - {type: Pods, value: 2, periodSeconds: 30}
scaleDown:
  stabilizationWindowSeconds: 300
  policies:
    - {type: Percent, value: 25, periodSeconds: 60}
{{- end -}}

{{- define "ringline-lib.hpa" -}}
{{- $scaling := .workload.autoscaling -}}
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: {{ include "ringline-lib.workloadName" . }}
  labels:
    {{- include "ringline-lib.componentLabels" . | nindent 4 }}
spec:
  scaleTargetRef:
    apiVersion: apps/v1
    kind: Deployment
    name: {{ include "ringline-lib.workloadName" . }}
  minReplicas: {{ $scaling.minReplicas }}
  maxReplicas: {{ $scaling.maxReplicas }}
  metrics:
    - type: Resource
      resource:
        name: cpu
        target: {type: Utilization, averageUtilization: {{ $scaling.targetCpuPercent }}}
    {{- with $scaling.activeCalls }}
    {{- if .enabled }}
    # Every replica shows the same number, that of all calls, so it is one figure to be shared out.
    - type: External
      external:
        metric: {name: {{ .metric }}}
        target: {type: AverageValue, averageValue: {{ .perReplica | quote }}}
    {{- end }}
    {{- end }}
  behavior:
    {{- include "ringline-lib.scalingBehaviour" . | nindent 4 }}
{{- end -}}

{{/* By consumer lag, and by CPU and live calls as well, since KEDA owns the HPA of this target. */}}
{{- define "ringline-lib.scaledObject" -}}
{{- $keda := .root.Values.keda -}}
{{- $scaling := .workload.autoscaling -}}
apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata:
  name: {{ include "ringline-lib.workloadName" . }}
  labels:
    {{- include "ringline-lib.componentLabels" . | nindent 4 }}
spec:
  scaleTargetRef:
    apiVersion: apps/v1
    kind: Deployment
    name: {{ include "ringline-lib.workloadName" . }}
  minReplicaCount: {{ $scaling.minReplicas }}
  maxReplicaCount: {{ $scaling.maxReplicas }}
  pollingInterval: {{ $keda.pollingSeconds }}
  cooldownPeriod: {{ $keda.cooldownSeconds }}
  # Without the broker's answer it stays as it is: there is work to be done once the broker is back.
  fallback:
    failureThreshold: 3
    replicas: {{ $scaling.minReplicas }}
    behavior: currentReplicasIfHigher
  advanced:
    horizontalPodAutoscalerConfig:
      behavior:
        {{- include "ringline-lib.scalingBehaviour" . | nindent 8 }}
  triggers:
    - type: cpu
      metricType: Utilization
      metadata:
        value: {{ $scaling.targetCpuPercent | quote }}
    - type: kafka
      name: consumer-lag
      metadata:
        bootstrapServers: {{ join "," .root.Values.kafka.brokers }}
        consumerGroup: {{ .name }}
        lagThreshold: {{ $keda.lagPerReplica | quote }}
        # A partition belongs to one consumer: more replicas than partitions would idle.
        allowIdleConsumers: "false"
        offsetResetPolicy: earliest
        {{- with .root.Values.kafka }}
        {{- if .tls.enabled }}
        tls: enable
        {{- end }}
        {{- if .sasl.mechanism }}
        sasl: {{ get (dict "PLAIN" "plaintext" "SCRAM-SHA-256" "scram_sha256" "SCRAM-SHA-512" "scram_sha512") .sasl.mechanism }}
        {{- end }}
        {{- end }}
      {{- with $keda.kafkaAuthentication }}
      authenticationRef:
        name: {{ . }}
      {{- end }}
    {{- with $scaling.activeCalls }}
    {{- if .enabled }}
    {{- if not $keda.prometheusAddress }}
    {{- fail "KEDA scales this target, and can learn of live calls (activeCalls) from Prometheus alone: name it (keda.prometheusAddress), or deploy the service by role (roles: split)" }}
    {{- end }}
    # Every replica shows the same number, that of all calls.
    - type: prometheus
      name: active-calls
      metricType: AverageValue
      metadata:
        serverAddress: {{ $keda.prometheusAddress }}
        query: max(calls_active)
        threshold: {{ .perReplica | quote }}
    {{- end }}
    {{- end }}
{{- end -}}

{{- define "ringline-lib.podDisruptionBudget" -}}
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ include "ringline-lib.workloadName" . }}
  labels:
    {{- include "ringline-lib.componentLabels" . | nindent 4 }}
spec:
  maxUnavailable: {{ .root.Values.podDisruptionBudget.maxUnavailable }}
  unhealthyPodEvictionPolicy: AlwaysAllow
  selector:
    matchLabels:
      {{- include "ringline-lib.selectorLabels" . | nindent 6 }}
{{- end -}}
