import autocannon from 'autocannon'

// The load, in a process of its own: HTTP keep-alive, plates in no order. Prints answers a second.
const { base, segundos, conexoes, placas } = JSON.parse(process.argv[2])
const requests = placas.map((placa) => ({ method: 'GET', path: `${base}/${placa}` }))
const r = await autocannon({
  url: 'http://127.0.0.1:' + process.argv[3],
  connections: conexoes,
  duration: segundos,
  requests,
})
if (r.non2xx > 0 || r.errors > 0) throw new Error(`non 2xx: ${r.non2xx}, errors: ${r.errors}`)
console.log(JSON.stringify({ porSegundo: r.requests.total / r.duration, p99: r.latency.p99 }))
