{{/* Brings a service's database up to date as its owner, before the new version's pods start. */}}
{{- define "ringline-lib.migration" -}}
{{- $values := .root.Values -}}
{{- $secret := $values.postgresql.migrationSecret | default $values.postgresql.existingSecret -}}
{{- if eq .name "sandbox" -}}
{{- $secret = $values.sandbox.postgresql.existingSecret -}}
{{- end -}}
apiVersion: batch/v1
kind: Job
metadata:
  name: {{ include "ringline-lib.workloadName" . }}
  labels:
    {{- include "ringline-lib.componentLabels" . | nindent 4 }}
  annotations:
    helm.sh/hook: pre-install,pre-upgrade
    helm.sh/hook-weight: "0"
    helm.sh/hook-delete-policy: before-hook-creation,hook-succeeded
spec:
  backoffLimit: {{ $values.migrations.backoffLimit }}
  activeDeadlineSeconds: {{ $values.migrations.deadlineSeconds }}
  template:
    metadata:
      labels:
        {{- include "ringline-lib.componentLabels" . | nindent 8 }}
        {{- with $values.podLabels }}
        {{- toYaml . | nindent 8 }}
        {{- end }}
    spec:
      restartPolicy: Never
      {{- include "ringline-lib.podSecurity" . | nindent 6 }}
      {{- include "ringline-lib.placement" . | nindent 6 }}
      containers:
        - name: migrate
          {{- include "ringline-lib.container" . | nindent 10 }}
          command: [node, {{ include "ringline-lib.entry" . }}, migrate]
          env:
            - name: NODE_ENV
              value: {{ ternary "development" "production" $values.sandbox.enabled }}
            {{- include "ringline-lib.secretVariable" (dict "name" "MIGRATION_DATABASE_URL" "secret" $secret "key" (printf "%s-migration-url" .name) "hint" "postgresql.existingSecret") | nindent 12 }}
          resources:
            {{- toYaml $values.migrations.resources | nindent 12 }}
          volumeMounts:
            - {name: tmp, mountPath: /tmp}
      volumes:
        - name: tmp
          emptyDir:
            sizeLimit: {{ $values.tmpSizeLimit }}
{{- end -}}
