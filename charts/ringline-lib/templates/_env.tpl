{{/* One variable from a Secret. Takes a dict of name, secret, key. */}}
{{- define "ringline-lib.secretVariable" -}}
- name: {{ .name }}
  valueFrom:
    secretKeyRef:
      name: {{ required (printf "%s comes from a Secret: name it (%s)" .name .hint) .secret }}
      key: {{ .key }}
{{- end -}}

{{/*
The environment of a component, in the names that its main.ts reads. What `env` of its settings says stands instead of ours, not
beside it: of two of one name an upgrade may keep either.
*/}}
{{- define "ringline-lib.environment" -}}
{{- $said := .settings.env | default dict -}}
{{- $variables := list -}}
{{- range include "ringline-lib.ownEnvironment" . | fromYamlArray -}}
{{- if not (hasKey $said .name) -}}
{{- $variables = append $variables . -}}
{{- end -}}
{{- end -}}
{{- range $name, $value := $said -}}
{{- $variables = append $variables (dict "name" $name "value" (toString $value)) -}}
{{- end -}}
{{- toYaml $variables -}}
{{- end -}}

{{- define "ringline-lib.ownEnvironment" -}}
{{- $values := .root.Values -}}
{{- $facts := .facts -}}
{{- $root := .root -}}
{{- $sandbox := $values.sandbox.enabled -}}
- name: NODE_ENV
  value: {{ ternary "development" "production" $values.sandbox.enabled }}
- name: HOST
  value: 0.0.0.0
- name: PORT
  value: "8080"
- name: METRICS_PORT
  value: "9464"
# By which the other pods call it.
- name: ALLOWED_HOSTS
  value: {{ join "," (concat (list (include "ringline-lib.serviceName" .)) $values.allowedHosts) | quote }}
- name: LOG_LEVEL
  value: {{ $values.telemetry.logLevel }}
- name: PROXY_HOPS
  value: {{ $values.ingress.proxyHops | quote }}
- name: DRAIN_NOTICE_SECONDS
  value: {{ $values.drain.noticeSeconds | quote }}
- name: DRAIN_SECONDS
  value: {{ ternary $values.sandbox.drainSeconds $values.drain.seconds (eq .name "sandbox") | quote }}
- name: SANDBOX_ENABLED
  value: {{ $sandbox | quote }}
- name: KEY_RING_FILE
  value: /etc/ringline/keys/{{ $values.keyRing.key }}
{{- if has .role (list "api" "worker" "all") }}
- name: ROLES
  value: {{ .roles }}
{{- end }}
{{- if $facts.publicUrl }}
- name: PUBLIC_URL
  value: {{ $values.publicUrl }}
{{- end }}
{{- with $values.telemetry.otlpEndpoint }}
- name: OTEL_EXPORTER_OTLP_ENDPOINT
  value: {{ . }}
{{- end }}
{{- if not $facts.outside }}
- name: KAFKA_BROKERS
  value: {{ join "," $values.kafka.brokers }}
{{- if $values.kafka.tls.enabled }}
- name: KAFKA_TLS
  value: "true"
{{- if $values.kafka.tls.caSecret }}
- name: KAFKA_CA_FILE
  value: /etc/ringline/kafka/{{ $values.kafka.tls.caKey }}
{{- end }}
{{- end }}
{{- with $values.kafka.sasl }}
{{- if .mechanism }}
- name: KAFKA_SASL_MECHANISM
  value: {{ .mechanism }}
{{ include "ringline-lib.secretVariable" (dict "name" "KAFKA_SASL_USERNAME" "secret" .existingSecret "key" .usernameKey "hint" "kafka.sasl.existingSecret") }}
{{ include "ringline-lib.secretVariable" (dict "name" "KAFKA_SASL_PASSWORD" "secret" .existingSecret "key" .passwordKey "hint" "kafka.sasl.existingSecret") }}
{{- end }}
{{- end }}
- name: STORAGE_URL
  value: {{ $values.storage.url | quote }}
{{ include "ringline-lib.secretVariable" (dict "name" "REDIS_URL" "secret" $values.redis.existingSecret "key" $values.redis.key "hint" "redis.existingSecret") }}
{{- if and $facts.storage $values.storage.existingSecret }}
{{ include "ringline-lib.secretVariable" (dict "name" "AWS_ACCESS_KEY_ID" "secret" $values.storage.existingSecret "key" "access-key-id" "hint" "storage.existingSecret") }}
{{ include "ringline-lib.secretVariable" (dict "name" "AWS_SECRET_ACCESS_KEY" "secret" $values.storage.existingSecret "key" "secret-access-key" "hint" "storage.existingSecret") }}
{{- end }}
{{- end }}
{{- if $facts.database }}
{{ include "ringline-lib.secretVariable" (dict "name" "DATABASE_URL" "secret" (ternary $values.sandbox.postgresql.existingSecret $values.postgresql.existingSecret (eq .name "sandbox")) "key" (printf "%s-url" .name) "hint" "postgresql.existingSecret") }}
{{- end }}
{{- if $facts.mail }}
{{- if $values.smtp.existingSecret }}
{{ include "ringline-lib.secretVariable" (dict "name" "SMTP_URL" "secret" $values.smtp.existingSecret "key" $values.smtp.key "hint" "smtp.existingSecret") }}
{{- else if $sandbox }}
- name: SMTP_URL
  value: smtp://{{ include "ringline-lib.serviceName" (dict "root" $root "name" "sandbox") }}:2525
{{- else }}
{{- fail "Mail needs a relay: name the Secret that holds its address (smtp.existingSecret), or switch on the sandbox, whose mailbox is one" }}
{{- end }}
- name: MAIL_FROM
  value: {{ $values.smtp.from | quote }}
{{- end }}
{{- if and $facts.google $values.google.clientId }}
- name: GOOGLE_CLIENT_ID
  value: {{ $values.google.clientId | quote }}
{{ include "ringline-lib.secretVariable" (dict "name" "GOOGLE_CLIENT_SECRET" "secret" $values.google.existingSecret "key" $values.google.key "hint" "google.existingSecret") }}
{{- with $values.google.issuer }}
- name: GOOGLE_ISSUER
  value: {{ . | quote }}
{{- end }}
{{- end }}
{{- if $facts.carrier }}
{{- range $variable, $key := dict "CARRIER_ACCOUNT_SID" "account-sid" "CARRIER_AUTH_TOKEN" "auth-token" "CARRIER_API_KEY" "api-key" "CARRIER_API_SECRET" "api-secret" "CARRIER_APP_SID" "app-sid" }}
{{ include "ringline-lib.secretVariable" (dict "name" $variable "secret" $values.carrier.existingSecret "key" $key "hint" "carrier.existingSecret") }}
{{- end }}
{{- with $values.carrier.profileSid }}
- name: CARRIER_PROFILE_SID
  value: {{ . }}
{{- end }}
{{- if $values.carrier.apiUrl }}
- name: CARRIER_API_URL
  value: {{ $values.carrier.apiUrl }}
{{- else if $sandbox }}
- name: CARRIER_API_URL
  value: http://{{ include "ringline-lib.serviceName" (dict "root" $root "name" "sandbox") }}:8080/sandbox/carrier
{{- end }}
{{- end }}
{{- if and $facts.viber $values.viber.existingSecret }}
{{- range $variable, $key := dict "VIBER_API_KEY" "api-key" "VIBER_API_SECRET" "api-secret" "VIBER_SIGNATURE_SECRET" "signature-secret" }}
{{ include "ringline-lib.secretVariable" (dict "name" $variable "secret" $values.viber.existingSecret "key" $key "hint" "viber.existingSecret") }}
{{- end }}
{{- if not $facts.outside }}
{{- if $values.viber.apiUrl }}
- name: VIBER_API_URL
  value: {{ $values.viber.apiUrl }}
{{- else if $sandbox }}
- name: VIBER_API_URL
  value: http://{{ include "ringline-lib.serviceName" (dict "root" $root "name" "sandbox") }}:8080/sandbox/viber
{{- end }}
{{- end }}
{{- with $values.viber.senders | default (ternary "*" "" $sandbox) }}
- name: VIBER_SENDERS
  value: {{ . | quote }}
{{- end }}
{{- end }}
{{- if $facts.push }}
{{- if $values.push.existingSecret }}
{{ include "ringline-lib.secretVariable" (dict "name" "PUSH_PUBLIC_KEY" "secret" $values.push.existingSecret "key" "public-key" "hint" "push.existingSecret") }}
{{ include "ringline-lib.secretVariable" (dict "name" "PUSH_PRIVATE_KEY" "secret" $values.push.existingSecret "key" "private-key" "hint" "push.existingSecret") }}
{{- end }}
{{- with $values.push.contact }}
- name: PUSH_CONTACT
  value: {{ . | quote }}
{{- end }}
{{- end }}
{{- if and $facts.googleContacts $values.googleContacts.clientId }}
- name: GOOGLE_CONTACTS_CLIENT_ID
  value: {{ $values.googleContacts.clientId | quote }}
{{- if ne $facts.googleContacts "offers" }}
{{ include "ringline-lib.secretVariable" (dict "name" "GOOGLE_CONTACTS_CLIENT_SECRET" "secret" $values.googleContacts.existingSecret "key" $values.googleContacts.key "hint" "googleContacts.existingSecret") }}
{{- end }}
{{- if and $sandbox (eq $facts.googleContacts "asks") }}
- name: GOOGLE_CONTACTS_URL
  value: http://{{ include "ringline-lib.serviceName" (dict "root" $root "name" "sandbox") }}:8080/sandbox/google
- name: GOOGLE_CONTACTS_CONSENT_URL
  value: {{ $values.publicUrl }}/sandbox/google
{{- end }}
{{- end }}
{{- if and $facts.payments $values.payments.existingSecret }}
{{- range $variable, $key := dict "STRIPE_SECRET_KEY" "secret-key" "STRIPE_WEBHOOK_SECRET" "webhook-secret" }}
{{ include "ringline-lib.secretVariable" (dict "name" $variable "secret" $values.payments.existingSecret "key" $key "hint" "payments.existingSecret") }}
{{- end }}
{{- if not $facts.outside }}
{{- if $values.payments.apiUrl }}
- name: STRIPE_API_URL
  value: {{ $values.payments.apiUrl }}
{{- else if $sandbox }}
- name: STRIPE_API_URL
  value: http://{{ include "ringline-lib.serviceName" (dict "root" $root "name" "sandbox") }}:8080/sandbox/gateway
{{- end }}
{{- end }}
{{- end }}
{{- if and $facts.payments $values.payments.shopifySecret }}
{{- range $variable, $key := dict "SHOPIFY_API_KEY" "api-key" "SHOPIFY_API_SECRET" "api-secret" }}
{{ include "ringline-lib.secretVariable" (dict "name" $variable "secret" $values.payments.shopifySecret "key" $key "hint" "payments.shopifySecret") }}
{{- end }}
{{- if and $sandbox (not $facts.outside) }}
- name: SHOPIFY_API_URL
  value: http://{{ include "ringline-lib.serviceName" (dict "root" $root "name" "sandbox") }}:8080/sandbox/shopify/{store}
- name: SHOPIFY_ADMIN_URL
  value: {{ $values.publicUrl }}/sandbox/shopify/{store}
{{- end }}
{{- end }}
{{- if and $facts.payments $values.payments.wixSecret }}
{{- $keys := dict "WIX_APP_ID" "app-id" "WIX_APP_SECRET" "app-secret" (ternary "SANDBOX_WIX_KEY" "WIX_PUBLIC_KEY" (not (not $facts.outside))) (ternary "sandbox-key" "public-key" (not (not $facts.outside))) }}
{{- range $variable, $key := $keys }}
{{ include "ringline-lib.secretVariable" (dict "name" $variable "secret" $values.payments.wixSecret "key" $key "hint" "payments.wixSecret") }}
{{- end }}
{{- if not $facts.outside }}
- name: WIX_PRODUCTS
  value: {{ $values.payments.wixProducts | quote }}
{{- if $sandbox }}
- name: WIX_API_URL
  value: http://{{ include "ringline-lib.serviceName" (dict "root" $root "name" "sandbox") }}:8080/sandbox/wix
- name: WIX_INSTALLER_URL
  value: {{ $values.publicUrl }}/sandbox/wix
{{- end }}
{{- end }}
{{- end }}
{{- if $facts.engines }}
{{- with $values.transcription.existingSecret }}
{{ include "ringline-lib.secretVariable" (dict "name" "TRANSCRIPTION_API_KEY" "secret" . "key" $values.transcription.key "hint" "transcription.existingSecret") }}
{{- end }}
{{- with $values.summary.existingSecret }}
{{ include "ringline-lib.secretVariable" (dict "name" "SUMMARY_API_KEY" "secret" . "key" $values.summary.key "hint" "summary.existingSecret") }}
{{- end }}
{{- end }}
{{- range $facts.calls }}
- name: {{ upper . }}_URL
  value: http://{{ include "ringline-lib.serviceName" (dict "root" $root "name" .) }}:8080
{{- end }}
{{- if $facts.outside }}
- name: DATA_DIR
  value: /data
- name: SANDBOX_ALLOW_PUBLIC
  value: "true"
{{ include "ringline-lib.secretVariable" (dict "name" "SANDBOX_PASSPHRASE" "secret" $values.sandbox.existingSecret "key" $values.sandbox.key "hint" "sandbox.existingSecret") }}
- name: SANDBOX_ORIGINS
  value: http://{{ include "ringline-lib.serviceName" (dict "root" $root "name" "sandbox") }}:8080
- name: SANDBOX_SMTP_HOST
  value: 0.0.0.0
- name: SANDBOX_SMTP_PORT
  value: "2525"
- name: SANDBOX_MEDIA_ADDRESS
{{- if $values.sandbox.mediaAddress }}
  value: {{ $values.sandbox.mediaAddress }}
{{- else }}
  valueFrom:
    fieldRef:
      fieldPath: status.podIP
{{- end }}
{{- end }}
{{- end -}}
