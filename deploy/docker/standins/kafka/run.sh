#!/bin/sh
# What the published image's scripts do: settings of KAFKA_* by the wrapper among the jars, then the broker on them.
set -e
[ $# -gt 0 ] && exec "$@"
said=$(CLUSTER_ID=${CLUSTER_ID:-5L6g3nShT-eMCtK--X86sw} java -cp '/opt/kafka/libs/*' kafka.docker.KafkaDockerWrapper setup \
  --default-configs-dir /etc/kafka/docker --mounted-configs-dir /mnt/shared/config --final-configs-dir /opt/kafka/config 2>&1) \
  || echo "$said" | grep -i 'already formatted' || { echo "$said"; exit 1; }
exec java -Xmx512m -XX:+UseSerialGC -Dlog4j2.configurationFile=/opt/kafka/config/log4j2.yaml -cp '/opt/kafka/libs/*' \
  kafka.Kafka /opt/kafka/config/server.properties
