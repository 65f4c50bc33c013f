{{/* The Service under which others reach a service: whichever of its components answers. */}}
{{- define "ringline-lib.service" -}}
apiVersion: v1
kind: Service
metadata:
  name: {{ include "ringline-lib.serviceName" . }}
  labels:
    {{- include "ringline-lib.componentLabels" . | nindent 4 }}
    ringline/metrics: "true"
spec:
  type: ClusterIP
  selector:
    {{- include "ringline-lib.selectorLabels" . | nindent 4 }}
    ringline/answers: "true"
  ports:
    - {name: http, port: 8080, targetPort: http, protocol: TCP}
    - {name: metrics, port: 9464, targetPort: metrics, protocol: TCP}
    {{- if .facts.outside }}
    - {name: smtp, port: 2525, targetPort: smtp, protocol: TCP}
    {{- end }}
{{- end -}}

{{/* A worker answers nobody; its Service exists for who collects its metrics. */}}
{{- define "ringline-lib.metricsService" -}}
apiVersion: v1
kind: Service
metadata:
  name: {{ include "ringline-lib.workloadName" . }}
  labels:
    {{- include "ringline-lib.componentLabels" . | nindent 4 }}
    ringline/metrics: "true"
spec:
  type: ClusterIP
  clusterIP: None
  selector:
    {{- include "ringline-lib.selectorLabels" . | nindent 4 }}
  ports:
    - {name: metrics, port: 9464, targetPort: metrics, protocol: TCP}
{{- end -}}

{{- define "ringline-lib.serviceAccount" -}}
apiVersion: v1
kind: ServiceAccount
metadata:
  name: {{ include "ringline-lib.serviceName" . }}
  labels:
    {{- include "ringline-lib.labels" .root | nindent 4 }}
    app.kubernetes.io/component: {{ .name }}
  {{- with .root.Values.serviceAccount.annotations }}
  annotations:
    {{- toYaml . | nindent 4 }}
  {{- end }}
automountServiceAccountToken: false
{{- end -}}
