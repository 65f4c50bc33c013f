{{/* Rule towards an engine or another place outside. Takes .Values.networkPolicy.<place>: ports, and peers (none: any address). */}}
{{- define "ringline-lib.egressTo" -}}
- ports:
    {{- range .ports }}
    - {port: {{ . }}, protocol: TCP}
    {{- end }}
  {{- with .to }}
  to:
    {{- toYaml . | nindent 4 }}
  {{- end }}
{{- end -}}

{{/* Rule towards the pods of a service. Takes a dict of root, name, port. */}}
{{- define "ringline-lib.egressToService" -}}
- to:
    - podSelector:
        matchLabels:
          {{- include "ringline-lib.serviceLabels" . | nindent 10 }}
  ports:
    - {port: {{ .port }}, protocol: TCP}
{{- end -}}

{{/* Rule for the pods of a service as callers. Takes a dict of root, name, port. */}}
{{- define "ringline-lib.ingressFromService" -}}
- from:
    - podSelector:
        matchLabels:
          {{- include "ringline-lib.serviceLabels" . | nindent 10 }}
  ports:
    - {port: {{ .port }}, protocol: TCP}
{{- end -}}

{{/* Rule for peers. Takes a dict of peers, port. */}}
{{- define "ringline-lib.ingressFrom" -}}
- from:
    {{- toYaml .peers | nindent 4 }}
  ports:
    - {port: {{ .port }}, protocol: TCP}
{{- end -}}

{{/* A policy looks at the port of the pod behind a Service: 5353 where those who answer names may not take 53, as on OpenShift. */}}
{{- define "ringline-lib.egressToNames" -}}
- ports:
    {{- range list 53 5353 }}
    - {port: {{ . }}, protocol: UDP}
    - {port: {{ . }}, protocol: TCP}
    {{- end }}
  to:
    {{- toYaml .Values.networkPolicy.dns | nindent 4 }}
{{- end -}}

{{/* Who may call a component, and whom it may call. Takes a component with `topology`. */}}
{{- define "ringline-lib.networkPolicy" -}}
{{- $root := .root -}}
{{- $policy := $root.Values.networkPolicy -}}
{{- $name := .name -}}
{{- $facts := .facts -}}
{{- $sandbox := $root.Values.sandbox.enabled -}}
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: {{ include "ringline-lib.workloadName" . }}
  labels:
    {{- include "ringline-lib.componentLabels" . | nindent 4 }}
spec:
  podSelector:
    matchLabels:
      {{- include "ringline-lib.selectorLabels" . | nindent 6 }}
  policyTypes: [Ingress, Egress]
  ingress:
    {{- if include "ringline-lib.answers" . }}
    {{- if $facts.paths }}
    {{- include "ringline-lib.ingressFrom" (dict "peers" $policy.ingressController "port" 8080) | nindent 4 }}
    {{- end }}
    {{- range $caller, $its := .topology }}
    {{- if has $name $its.calls }}
    {{- include "ringline-lib.ingressFromService" (dict "root" $root "name" $caller "port" 8080) | nindent 4 }}
    {{- end }}
    {{- if $facts.outside }}
    {{- if and (not $its.outside) (or $its.carrier $its.payments (eq ($its.googleContacts | default "") "asks")) }}
    {{- include "ringline-lib.ingressFromService" (dict "root" $root "name" $caller "port" 8080) | nindent 4 }}
    {{- end }}
    {{- if $its.mail }}
    {{- include "ringline-lib.ingressFromService" (dict "root" $root "name" $caller "port" 2525) | nindent 4 }}
    {{- end }}
    {{- end }}
    {{- end }}
    {{- if or $facts.outside (eq $name "bff") }}
    {{- include "ringline-lib.ingressFromService" (dict "root" $root "name" "test" "port" 8080) | nindent 4 }}
    {{- end }}
    {{- if $facts.outside }}
    # Audio of browsers, at whatever port the media switch offered.
    - ports:
        - {port: 1024, endPort: 65535, protocol: UDP}
    {{- end }}
    {{- end }}
    {{- if $root.Values.monitoring.serviceMonitor.enabled }}
    {{- include "ringline-lib.ingressFrom" (dict "peers" $policy.monitoring "port" 9464) | nindent 4 }}
    {{- end }}
  egress:
    {{- if $facts.outside }}
    # The world outside reaches whatever it is told to: webhooks, browsers, its database.
    - {}
    {{- else }}
    {{- include "ringline-lib.egressToNames" $root | nindent 4 }}
    {{- range $facts.calls }}
    {{- include "ringline-lib.egressToService" (dict "root" $root "name" . "port" 8080) | nindent 4 }}
    {{- end }}
    {{- if $facts.database }}
    {{- include "ringline-lib.egressTo" $policy.postgresql | nindent 4 }}
    {{- end }}
    {{- include "ringline-lib.egressTo" $policy.kafka | nindent 4 }}
    {{- include "ringline-lib.egressTo" $policy.redis | nindent 4 }}
    {{- if $facts.storage }}
    {{- include "ringline-lib.egressTo" $policy.storage | nindent 4 }}
    {{- end }}
    {{- if $facts.mail }}
    {{- if $root.Values.smtp.existingSecret }}
    {{- include "ringline-lib.egressTo" $policy.smtp | nindent 4 }}
    {{- else if $sandbox }}
    {{- include "ringline-lib.egressToService" (dict "root" $root "name" "sandbox" "port" 2525) | nindent 4 }}
    {{- end }}
    {{- end }}
    {{- if and $facts.google $root.Values.google.clientId }}
    {{- include "ringline-lib.egressTo" $policy.google | nindent 4 }}
    {{- end }}
    {{- if $facts.carrier }}
    {{- if and $sandbox (not $root.Values.carrier.apiUrl) }}
    {{- include "ringline-lib.egressToService" (dict "root" $root "name" "sandbox" "port" 8080) | nindent 4 }}
    {{- else }}
    {{- include "ringline-lib.egressTo" $policy.carrier | nindent 4 }}
    {{- end }}
    {{- end }}
    {{- range $place := list "viber" "payments" }}
    {{- $its := index $root.Values $place }}
    {{- if and (index $facts $place) (or $its.existingSecret $its.shopifySecret $its.wixSecret) }}
    {{- if or $its.apiUrl (not $sandbox) }}
    {{- include "ringline-lib.egressTo" (index $policy $place) | nindent 4 }}
    {{- else if not $facts.carrier }}
    {{- include "ringline-lib.egressToService" (dict "root" $root "name" "sandbox" "port" 8080) | nindent 4 }}
    {{- end }}
    {{- end }}
    {{- end }}
    {{- if and (eq ($facts.googleContacts | default "") "asks") $root.Values.googleContacts.clientId }}
    {{- if $sandbox }}
    {{- include "ringline-lib.egressToService" (dict "root" $root "name" "sandbox" "port" 8080) | nindent 4 }}
    {{- else }}
    {{- include "ringline-lib.egressTo" $policy.googleContacts | nindent 4 }}
    {{- end }}
    {{- end }}
    {{- if $facts.elsewhere }}
    {{- include "ringline-lib.egressTo" $policy.elsewhere | nindent 4 }}
    {{- end }}
    {{- if $root.Values.telemetry.otlpEndpoint }}
    {{- include "ringline-lib.egressTo" $policy.telemetry | nindent 4 }}
    {{- end }}
    {{- end }}
{{- end -}}

{{/* Nothing in, nothing out, for every pod of the release that no other policy speaks of. Takes the root. */}}
{{- define "ringline-lib.defaultDeny" -}}
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: {{ include "ringline-lib.fullname" . }}-default-deny
  labels:
    {{- include "ringline-lib.labels" . | nindent 4 }}
spec:
  podSelector:
    matchLabels:
      {{- include "ringline-lib.releaseLabels" . | nindent 6 }}
  policyTypes: [Ingress, Egress]
{{- end -}}

{{/* Migrations reach PostgreSQL and nothing else. Not a hook: it has to stand when the next upgrade's hooks run. */}}
{{- define "ringline-lib.migrationPolicy" -}}
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: {{ include "ringline-lib.fullname" . }}-migrate
  labels:
    {{- include "ringline-lib.labels" . | nindent 4 }}
spec:
  podSelector:
    matchLabels:
      {{- include "ringline-lib.releaseLabels" . | nindent 6 }}
      ringline/role: migrate
  policyTypes: [Ingress, Egress]
  egress:
    {{- include "ringline-lib.egressToNames" . | nindent 4 }}
    {{- include "ringline-lib.egressTo" .Values.networkPolicy.postgresql | nindent 4 }}
{{- end -}}

{{/* The pod of `helm test` asks the edge and, where it is, the sandbox. */}}
{{- define "ringline-lib.testPolicy" -}}
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: {{ include "ringline-lib.fullname" . }}-test
  labels:
    {{- include "ringline-lib.labels" . | nindent 4 }}
spec:
  podSelector:
    matchLabels:
      {{- include "ringline-lib.serviceLabels" (dict "root" . "name" "test") | nindent 6 }}
  policyTypes: [Ingress, Egress]
  egress:
    {{- include "ringline-lib.egressToNames" . | nindent 4 }}
    {{- include "ringline-lib.egressToService" (dict "root" . "name" "bff" "port" 8080) | nindent 4 }}
    {{- if .Values.sandbox.enabled }}
    {{- include "ringline-lib.egressToService" (dict "root" . "name" "sandbox" "port" 8080) | nindent 4 }}
    {{- end }}
{{- end -}}
