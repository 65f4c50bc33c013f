{{/* The topology of what this release runs: without the sandbox unless it is switched on. */}}
{{- define "ringline.topology" -}}
{{- $topology := .Files.Get "files/topology.yaml" | fromYaml -}}
{{- if not .Values.sandbox.enabled -}}{{- $topology = omit $topology "sandbox" -}}{{- end -}}
{{- toYaml $topology -}}
{{- end -}}

{{/*
Everything that is deployed, as YAML: a list of {name, role, roles, facts, settings, workload, topology}. Whoever reads it adds
`root`, which YAML cannot carry.
*/}}
{{- define "ringline.components" -}}
{{- $values := .Values -}}
{{- $topology := include "ringline.topology" . | fromYaml -}}
{{- range $name, $facts := $topology }}
{{- $settings := dict "env" dict -}}
{{- if ne $name "sandbox" -}}{{- $settings = index $values.services $name -}}{{- else -}}{{- $settings = dict "env" $values.sandbox.env -}}{{- end -}}
{{- $roles := $facts.roles -}}
{{- if and (has "worker" $roles) (eq ($settings.roles | default $values.roles) "combined") -}}{{- $roles = list "all" -}}{{- end -}}
{{- range $role := $roles }}
{{- $workload := dict -}}
{{- if $facts.outside -}}
{{- $workload = dict "replicas" 1 "resources" $values.sandbox.resources "autoscaling" (dict "enabled" false) -}}
{{- else -}}
{{- $kind := ternary "worker" "api" (eq $role "worker") -}}
{{- $workload = mergeOverwrite (deepCopy (index $values.defaults $kind)) (deepCopy (index $settings $kind | default dict)) -}}
{{- end }}
- name: {{ $name }}
  role: {{ $role }}
  roles: {{ ternary "api,worker" $role (eq $role "all") | quote }}
  facts:
    {{- toYaml $facts | nindent 4 }}
  settings:
    {{- toYaml (dict "env" ($settings.env | default dict)) | nindent 4 }}
  workload:
    {{- toYaml $workload | nindent 4 }}
  topology:
    {{- toYaml $topology | nindent 4 }}
{{- end }}
{{- end }}
{{- end -}}
