// `npm run bench`: speed as ratios taken in one run. Figures of one machine mean little beside those of another.
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { nodeBundle } from '../../app/cli/node-bundle.mjs'
import { prepare } from '../../app/cli/prepare.mjs'
import { startCluster } from '../postgres/cluster.mjs'

await prepare({ build: true })
const { build } = await import('esbuild')
await build({
  ...nodeBundle,
  entryPoints: ['measure', 'buyers', 'flood'].map(name => `tests/bench/${name}.ts`),
  outdir: 'build/bench',
})
process.env.NODE_ENV = 'production'
const { measure, venues } = await import(join(process.cwd(), 'build/bench/measure.js'))

const folder = mkdtempSync(join(tmpdir(), 'marquee-bench-'))
const port = 4390
const demo = 'app/data/demo'
const files = readdirSync(demo)
  .filter(name => name.endsWith('.json'))
  .map(name => join(demo, name))
for (const [index, text] of venues().entries()) {
  const file = join(folder, `${index}.json`)
  writeFileSync(file, text)
  files.push(file)
}
for (const file of files) {
  execFileSync(process.execPath, ['build/server/venue.js', 'import', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: join(folder, 'data'), DEMO: '0' },
  })
}
const server = spawn(process.execPath, ['build/server/main.js'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    NODE_ENV: 'production',
    DEMO: '1',
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    GATEWAY_PORT: String(port + 10),
    HOST: '127.0.0.1',
  },
})
const cluster = await startCluster()
try {
  await answering(`http://127.0.0.1:${port}/readyz`)
  const hello = createServer((_request, response) => response.end('hello')).listen(4391, '127.0.0.1')
  console.log(
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, ${Math.round(totalmem() / 1e9)} GB, Node ${process.versions.node}\n`,
  )
  await measure(
    { app: `http://127.0.0.1:${port}`, hello: 'http://127.0.0.1:4391', folder, postgres: cluster?.url },
    process.argv.slice(2),
  )
  hello.close()
} finally {
  cluster?.stop()
  server.kill('SIGTERM')
  await new Promise(resolve => server.on('exit', resolve))
  rmSync(folder, { recursive: true, force: true })
}
process.exit()

async function answering(url) {
  for (let tries = 0; tries < 240; tries += 1) {
    const ok = await fetch(url).then(
      answer => answer.ok,
      () => false,
    )
    if (ok) return
    await new Promise(resolve => setTimeout(resolve, 500))
  }
  throw new Error('The server did not start')
}
