{{- define "ringline-lib.serviceMonitor" -}}
{{- $monitor := .Values.monitoring.serviceMonitor -}}
apiVersion: monitoring.coreos.com/v1
kind: ServiceMonitor
metadata:
  name: {{ include "ringline-lib.fullname" . }}
  labels:
    {{- include "ringline-lib.labels" . | nindent 4 }}
    {{- with $monitor.labels }}
    {{- toYaml . | nindent 4 }}
    {{- end }}
spec:
  # Rules and dashboards find processes by their job, which would be each Service's own name.
  jobLabel: app.kubernetes.io/name
  selector:
    matchLabels:
      {{- include "ringline-lib.releaseLabels" . | nindent 6 }}
      ringline/metrics: "true"
  targetLabels: [app.kubernetes.io/component, ringline/role]
  endpoints:
    - port: metrics
      path: /metrics
      interval: {{ $monitor.interval }}
      scrapeTimeout: {{ $monitor.scrapeTimeout }}
      # Our own `service` is meant by dashboards and rules, not the name of the Kubernetes Service.
      honorLabels: true
{{- end -}}

{{/* The rules are those of deploy/observability: files/rules.yaml is a copy, which a check compares. */}}
{{- define "ringline-lib.prometheusRule" -}}
apiVersion: monitoring.coreos.com/v1
kind: PrometheusRule
metadata:
  name: {{ include "ringline-lib.fullname" . }}
  labels:
    {{- include "ringline-lib.labels" . | nindent 4 }}
    {{- with .Values.monitoring.prometheusRule.labels }}
    {{- toYaml . | nindent 4 }}
    {{- end }}
spec:
  {{- $rules := .Files.Get "files/rules.yaml" }}
  {{- with .Values.monitoring.prometheusRule.runbookUrl }}
  {{- $rules = $rules | replace "runbook_url: docs/runbook.md" (printf "runbook_url: %s" .) }}
  {{- end }}
  {{- $rules | fromYaml | toYaml | nindent 2 }}
{{- end -}}
