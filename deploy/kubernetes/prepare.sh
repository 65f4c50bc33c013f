#!/bin/sh
# Sets up, for development, what a deployment expects to be there. Does no harm when it is there already.
set -eu
cd "$(dirname "$0")/../.."
in_namespace() { kubectl --namespace ringline "$@"; }
applied() { in_namespace create "$@" --dry-run=client --output yaml | in_namespace apply --filename -; }

kubectl create namespace ringline --dry-run=client --output yaml | kubectl apply --filename -

# The gateway of deploy/compose.yaml, with the names that Services have here.
dns=$(kubectl --namespace kube-system get service kube-dns --output jsonpath='{.spec.clusterIP}')
gateway=$(mktemp)
trap 'rm -f "$gateway"' EXIT
sed -e "s/resolver 127.0.0.11/resolver $dns/" \
  -e 's#http://\(telephony\|messaging\|bff\):8080#http://ringline-\1.ringline.svc.cluster.local:8080#' \
  -e 's#proxy_pass http://127.0.0.1:8080#set $sandbox http://ringline-sandbox.ringline.svc.cluster.local:8080; proxy_pass $sandbox#' \
  deploy/compose/gateway.conf > "$gateway"
applied configmap gateway --from-file=default.conf="$gateway"
in_namespace apply --filename deploy/kubernetes/engines.yaml
for engine in postgres kafka redis storage; do in_namespace rollout status "deployment/$engine" --timeout=5m; done

# topology: services
services='identity workspace billing contacts telephony messaging sandbox'
# topology: end
in_namespace exec --stdin deployment/postgres -- \
  env PGUSER=postgres ROLE_PASSWORD=ringline "SERVICES=$services" sh -s < deploy/compose/databases.sh

if ! in_namespace get secret ringline-dev-keys > /dev/null 2>&1; then
  npm run --silent ringline -- keys generate | in_namespace create secret generic ringline-dev-keys --from-file=ring.json=/dev/stdin
fi
urls=''
for service in $services; do
  for role in runtime owner; do
    key=$service-url
    [ "$role" = runtime ] || key=$service-migration-url
    urls="$urls --from-literal=$key=postgresql://ringline_${service}_$role:ringline@postgres/ringline_$service"
  done
done
# Made up, and known to nobody but this cluster. $urls is a list of words.
# shellcheck disable=SC2086
applied secret generic ringline-dev $urls \
  --from-literal=redis-url=redis://redis:6379 \
  --from-literal=access-key-id=ringline --from-literal=secret-access-key=ringline-storage \
  --from-literal=account-sid=AC00000000000000000000000000000000 --from-literal=auth-token=sandbox-auth-token \
  --from-literal=api-key=SK00000000000000000000000000000000 --from-literal=api-secret=sandbox-api-secret \
  --from-literal=app-sid=AP00000000000000000000000000000000 \
  --from-literal=passphrase=open-the-outside
