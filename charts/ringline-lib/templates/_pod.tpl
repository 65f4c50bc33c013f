{{/* Pod security of the profile `restricted`, and a little more: no shell is needed, nothing is written but /tmp. */}}
{{- define "ringline-lib.podSecurity" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile:
    type: RuntimeDefault
{{- end -}}

{{- define "ringline-lib.containerSecurity" -}}
securityContext:
  allowPrivilegeEscalation: false
  privileged: false
  readOnlyRootFilesystem: true
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  capabilities:
    drop: [ALL]
  seccompProfile:
    type: RuntimeDefault
{{- end -}}

{{/* Where the pods go. Takes a component. */}}
{{- define "ringline-lib.placement" -}}
{{- $values := .root.Values -}}
{{- with $values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
{{- with $values.priorityClassName }}
priorityClassName: {{ . }}
{{- end }}
{{- with $values.nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with $values.tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end -}}

{{- define "ringline-lib.spread" -}}
{{- $component := . -}}
topologySpreadConstraints:
  {{- range .root.Values.topologySpread }}
  - maxSkew: {{ .maxSkew }}
    topologyKey: {{ .topologyKey }}
    whenUnsatisfiable: {{ .whenUnsatisfiable }}
    labelSelector:
      matchLabels:
        {{- include "ringline-lib.selectorLabels" $component | nindent 8 }}
    matchLabelKeys: [pod-template-hash]
  {{- end }}
{{- end -}}

{{- define "ringline-lib.container" -}}
image: {{ include "ringline-lib.image" .root }}
imagePullPolicy: {{ .root.Values.image.pullPolicy }}
{{ include "ringline-lib.containerSecurity" . }}
{{- end -}}

{{/* Entry of an image that holds every service; what stands in `command` follows from the component alone. */}}
{{- define "ringline-lib.entry" -}}
{{- printf "/app/%s/main.mjs" .name -}}
{{- end -}}
