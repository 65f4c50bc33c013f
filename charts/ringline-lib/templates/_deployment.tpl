{{/* The Deployment of a component. */}}
{{- define "ringline-lib.deployment" -}}
{{- $values := .root.Values -}}
{{- $drain := ternary $values.sandbox.drainSeconds $values.drain.seconds (eq .name "sandbox") -}}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ include "ringline-lib.workloadName" . }}
  labels:
    {{- include "ringline-lib.componentLabels" . | nindent 4 }}
spec:
  {{- if not (include "ringline-lib.scaler" .) }}
  replicas: {{ .workload.replicas }}
  {{- end }}
  revisionHistoryLimit: 5
  {{- if .facts.outside }}
  strategy:
    type: Recreate
  {{- else }}
  strategy:
    type: RollingUpdate
    rollingUpdate:
      maxUnavailable: 0
      maxSurge: 25%
  {{- end }}
  selector:
    matchLabels:
      {{- include "ringline-lib.selectorLabels" . | nindent 6 }}
  template:
    metadata:
      labels:
        {{- include "ringline-lib.componentLabels" . | nindent 8 }}
        {{- if include "ringline-lib.answers" . }}
        ringline/answers: "true"
        {{- end }}
        {{- with $values.podLabels }}
        {{- toYaml . | nindent 8 }}
        {{- end }}
      {{- with $values.podAnnotations }}
      annotations:
        {{- toYaml . | nindent 8 }}
      {{- end }}
    spec:
      serviceAccountName: {{ include "ringline-lib.serviceName" . }}
      {{- include "ringline-lib.podSecurity" . | nindent 6 }}
      {{- include "ringline-lib.placement" . | nindent 6 }}
      {{- include "ringline-lib.spread" . | nindent 6 }}
      {{- if .facts.outside }}
      {{- with $values.sandbox.hostAliases }}
      hostAliases:
        {{- toYaml . | nindent 8 }}
      {{- end }}
      {{- end }}
      # The time before the signal, the notice, the drain, and what the process gives itself beyond (15 s).
      terminationGracePeriodSeconds: {{ add $values.drain.preStopSeconds $values.drain.noticeSeconds $drain 20 }}
      containers:
        - name: {{ .name }}
          {{- include "ringline-lib.container" . | nindent 10 }}
          command: [node, {{ include "ringline-lib.entry" . }}]
          env:
            {{- include "ringline-lib.environment" . | nindent 12 }}
          ports:
            - name: http
              containerPort: 8080
            - name: metrics
              containerPort: 9464
            {{- if .facts.outside }}
            - name: smtp
              containerPort: 2525
            {{- end }}
          # A start waits for its engines; from then on liveness asks for the process alone, readiness for what it needs.
          startupProbe:
            httpGet: {path: /healthz, port: http}
            periodSeconds: 2
            timeoutSeconds: 2
            failureThreshold: {{ $values.probes.startupAttempts }}
          livenessProbe:
            httpGet: {path: /healthz, port: http}
            periodSeconds: 10
            timeoutSeconds: 5
            failureThreshold: 6
          readinessProbe:
            httpGet: {path: /readyz, port: http}
            periodSeconds: 5
            timeoutSeconds: 3
            failureThreshold: 2
          # Endpoints hear of the end before the process does.
          lifecycle:
            preStop:
              sleep:
                seconds: {{ $values.drain.preStopSeconds }}
          resources:
            {{- toYaml .workload.resources | nindent 12 }}
          volumeMounts:
            - {name: tmp, mountPath: /tmp}
            - {name: keys, mountPath: /etc/ringline/keys, readOnly: true}
            {{- if .settings.files }}
            - {name: files, mountPath: /etc/ringline/files, readOnly: true}
            {{- end }}
            {{- if .facts.outside }}
            - {name: data, mountPath: /data}
            {{- else if $values.kafka.tls.caSecret }}
            - {name: kafka-ca, mountPath: /etc/ringline/kafka, readOnly: true}
            {{- end }}
      volumes:
        - name: tmp
          emptyDir:
            sizeLimit: {{ $values.tmpSizeLimit }}
        - name: keys
          secret:
            secretName: {{ required "The deployment's keys come from a Secret: name it (keyRing.existingSecret)" $values.keyRing.existingSecret }}
            defaultMode: 0440
            items:
              - {key: {{ $values.keyRing.key }}, path: {{ $values.keyRing.key }}}
        {{- with .settings.files }}
        - name: files
          configMap:
            name: {{ . }}
            defaultMode: 0444
        {{- end }}
        {{- if .facts.outside }}
        - name: data
          emptyDir:
            sizeLimit: {{ $values.sandbox.dataSizeLimit }}
        {{- else if $values.kafka.tls.caSecret }}
        - name: kafka-ca
          secret:
            secretName: {{ $values.kafka.tls.caSecret }}
            defaultMode: 0440
            items:
              - {key: {{ $values.kafka.tls.caKey }}, path: {{ $values.kafka.tls.caKey }}}
        {{- end }}
{{- end -}}
