#!/usr/bin/env bash
# What the gate does, as a careful script with kubectl and jq does it: take the Lease, read, judge, raise a stale timeout
# under the journal, wait until both webhook configurations follow, probe, probe a forgery, look again. It keeps the Lease,
# as the gate does. Not in it: the renewal of the Lease, findings, causes, a report.
#
# gate.sh POLICY FOLDER-OF-PODS NAMESPACE-OF-PODS
set -euo pipefail

policy=$1 pods=$2 namespace=$3
wanted=30 attempts=240 at_once=4
me="user:$(whoami)@$(hostname):$$"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

refuse() {
  echo "refuse: $*" >&2
  exit 1
}

now() {
  date -u +%Y-%m-%dT%H:%M:%S.000000Z
}

patch_lease() {
  kubectl patch lease deploy --namespace admission-gate --type json --output name --patch "$(jq --compact-output \
    --arg uid "$uid" --arg from "$1" --arg to "$2" --arg journal "$3" --arg now "$(now)" --null-input '[
      {op: "test", path: "/metadata/uid", value: $uid},
      {op: "test", path: "/spec/holderIdentity", value: $from},
      {op: "replace", path: "/spec/holderIdentity", value: $to},
      {op: "add", path: "/metadata/annotations", value: {"admission-gate/journal": $journal}},
      {op: "add", path: "/spec/renewTime", value: $now}
    ]')" > /dev/null || refuse 'somebody else has the Lease'
}

take_lease() {
  kubectl get lease deploy --namespace admission-gate --ignore-not-found --output json > "$work/lease.json"
  if [[ ! -s $work/lease.json ]]; then
    jq --null-input --arg me "$me" --arg now "$(now)" '{
      apiVersion: "coordination.k8s.io/v1", kind: "Lease", metadata: {name: "deploy", namespace: "admission-gate"},
      spec: {holderIdentity: $me, leaseDurationSeconds: 60, acquireTime: $now, renewTime: $now}
    }' | kubectl create --filename - --output json > "$work/lease.json" || refuse 'somebody else took the Lease'
    uid=$(jq --raw-output .metadata.uid "$work/lease.json")
    return
  fi
  uid=$(jq --raw-output .metadata.uid "$work/lease.json")
  [[ -z $(jq --raw-output '.spec.holderIdentity // ""' "$work/lease.json") ]] || refuse 'the Lease is held'
  patch_lease '' "$me" '[]'
}

# Every read in a process of its own, all at once.
observe() {
  local name pids=()
  for name in imagevalidatingpolicies namespacedimagevalidatingpolicies validatingpolicies mutatingpolicies \
    mutatingwebhookconfigurations validatingwebhookconfigurations; do
    kubectl get "$name" --all-namespaces --output json > "$work/$name.json" &
    pids+=($!)
  done
  kubectl get deployments --namespace kyverno --output json > "$work/deployments.json" &
  pids+=($!)
  kubectl get namespace "$namespace" --output json > "$work/namespace.json" &
  pids+=($!)
  for name in "${pids[@]}"; do wait "$name" || refuse 'not everything can be read'; done
}

# Fails closed, denies, and is the only one: with more than one this script cannot tell what may be.
judge() {
  jq --exit-status --arg policy "$policy" '.items | length == 1 and .[0].metadata.name == $policy
    and (.[0].spec.failurePolicy // "Fail") == "Fail" and .[0].spec.validationActions == ["Deny"]' \
    "$work/imagevalidatingpolicies.json" > /dev/null || refuse 'the policies are not as they should be'
  jq --exit-status '.items | length == 0' "$work/namespacedimagevalidatingpolicies.json" > /dev/null ||
    refuse 'there are namespaced policies'
  jq --exit-status '.items | all(.status.readyReplicas > 0)' "$work/deployments.json" > /dev/null ||
    refuse 'Kyverno is not ready'
}

repair() {
  local version from
  from=$(jq --raw-output '.items[0].spec.webhookConfiguration.timeoutSeconds // 0' "$work/imagevalidatingpolicies.json")
  ((from < wanted || from > 30)) || return 0
  version=$(jq --raw-output '.items[0].metadata.resourceVersion' "$work/imagevalidatingpolicies.json")
  patch_lease "$me" "$me" "[{\"policy\":\"$policy\",\"from\":$from,\"to\":$wanted}]"
  kubectl patch imagevalidatingpolicy "$policy" --type merge --output name --patch \
    "{\"metadata\":{\"resourceVersion\":\"$version\"},\"spec\":{\"webhookConfiguration\":{\"timeoutSeconds\":$wanted}}}" \
    > /dev/null || refuse 'the policy was changed by somebody else'
  patch_lease "$me" "$me" '[]'
}

# 1.18 needs an entry in both configurations, 1.19 one in the validating alone unless tags become digests.
is_exact() {
  local kind
  for kind in mutating validating; do
    kubectl get "${kind}webhookconfiguration" "kyverno-resource-$kind-webhook-cfg" --output json > "$work/$kind.json" &
  done
  wait
  jq --exit-status --slurp --arg policy "$policy" --argjson wanted "$wanted" '
    [.[].webhooks[]? | select(.clientConfig.service.path | startswith("/ivpol/"))] as $entries
    | ($entries | any(.clientConfig.service.path == "/ivpol/validate/" + $policy))
    and ($entries | all((.clientConfig.service.path | endswith("/" + $policy))
      and .failurePolicy == "Fail" and .timeoutSeconds == $wanted))' \
    "$work/mutating.json" "$work/validating.json" > /dev/null
}

converge() {
  local attempt
  for ((attempt = 0; attempt < attempts; attempt++)); do
    if is_exact; then return 0; fi
    sleep 0.5
  done
  refuse 'the webhooks do not follow'
}

probe() {
  find "$pods" -name '*.json' -print0 |
    xargs --null --max-args 1 --max-procs "$at_once" kubectl create --dry-run=server --output name --filename \
      > "$work/admitted" || refuse 'a Pod is denied'
}

control() {
  local pod digest
  pod=$(find "$pods" -name '*.json' -print -quit)
  digest=$(od --address-radix=n --format=x1 --read-bytes=32 /dev/urandom | tr --delete ' \n')
  jq --arg digest "$digest" '.spec.containers[0].image += "@sha256:" + $digest' "$pod" > "$work/forged.json"
  if kubectl create --dry-run=server --filename "$work/forged.json" > /dev/null 2> "$work/denial"; then
    refuse 'a forgery is admitted'
  fi
  grep --quiet --fixed-strings -- "$policy" "$work/denial" || refuse 'the denial does not name the policy'
}

look_again() {
  is_exact || refuse 'the webhooks have changed'
  [[ $(kubectl get lease deploy --namespace admission-gate --output 'jsonpath={.spec.holderIdentity}') == "$me" ]] ||
    refuse 'the Lease is lost'
}

take_lease
observe
judge
repair
converge
probe
control
look_again
echo "proceed: $(wc --lines < "$work/admitted") Pods admitted, the forgery denied"
