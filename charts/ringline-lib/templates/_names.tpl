{{/*
Names and labels. A component is a dict: root, name (service), role (api, worker, all, edge, outside, migrate, test),
roles (value of ROLES), facts (its entry in topology.yaml), settings (.Values.services.<name>), workload (settings of the role).
*/}}

{{- define "ringline-lib.fullname" -}}
{{- if .Values.fullnameOverride -}}
{{- .Values.fullnameOverride | trunc 40 | trimSuffix "-" -}}
{{- else if contains .Chart.Name .Release.Name -}}
{{- .Release.Name | trunc 40 | trimSuffix "-" -}}
{{- else -}}
{{- printf "%s-%s" .Release.Name .Chart.Name | trunc 40 | trimSuffix "-" -}}
{{- end -}}
{{- end -}}

{{/* Name of a service's Service: what others call. Takes a dict of root and name. */}}
{{- define "ringline-lib.serviceName" -}}
{{- printf "%s-%s" (include "ringline-lib.fullname" .root) .name -}}
{{- end -}}

{{/* Name of a component's workload: the service's, with the role where it is deployed apart. */}}
{{- define "ringline-lib.workloadName" -}}
{{- $base := include "ringline-lib.serviceName" . -}}
{{- if has .role (list "api" "worker" "migrate") -}}{{ $base }}-{{ .role }}{{- else -}}{{ $base }}{{- end -}}
{{- end -}}

{{/* Labels that select every pod of the release. */}}
{{- define "ringline-lib.releaseLabels" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{/* Labels that select every pod of a service, whatever its role. */}}
{{- define "ringline-lib.serviceLabels" -}}
{{ include "ringline-lib.releaseLabels" .root }}
app.kubernetes.io/component: {{ .name }}
{{- end -}}

{{/* Labels that select the pods of one component. */}}
{{- define "ringline-lib.selectorLabels" -}}
{{ include "ringline-lib.serviceLabels" . }}
ringline/role: {{ .role }}
{{- end -}}

{{/* Labels of every object. Takes the root. */}}
{{- define "ringline-lib.labels" -}}
{{ include "ringline-lib.releaseLabels" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/part-of: {{ .Chart.Name }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version | replace "+" "_" }}
{{- with .Values.commonLabels }}
{{ toYaml . }}
{{- end }}
{{- end -}}

{{/* Labels of a component's own objects. */}}
{{- define "ringline-lib.componentLabels" -}}
{{ include "ringline-lib.labels" .root }}
app.kubernetes.io/component: {{ .name }}
ringline/role: {{ .role }}
{{- end -}}

{{- define "ringline-lib.image" -}}
{{- $image := .Values.image -}}
{{- $name := $image.repository -}}
{{- if $image.registry -}}{{- $name = printf "%s/%s" $image.registry $image.repository -}}{{- end -}}
{{- if $image.digest -}}{{ $name }}@{{ $image.digest }}{{- else -}}{{ $name }}:{{ $image.tag | default .Chart.AppVersion }}{{- end -}}
{{- end -}}

{{/* Does the component answer RPC and HTTP of others? */}}
{{- define "ringline-lib.answers" -}}
{{- if ne .role "worker" -}}true{{- end -}}
{{- end -}}

{{/* Does the component handle events? */}}
{{- define "ringline-lib.handles" -}}
{{- if has .role (list "worker" "all") -}}true{{- end -}}
{{- end -}}
