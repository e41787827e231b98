// `npm run check`: all that a machine sees without running the product. Every step runs, also after one that failed.
import { ARCHITECTURE, CHECKS, runStep } from './run-step.mjs'

const [types, ...others] = CHECKS

await Promise.all([check([types]), check([...others, ARCHITECTURE])])

async function check(steps) {
  for (const step of steps)
    await runStep(step).catch(error => {
      console.error(`marquee: ${error.message}`)
      process.exitCode = error.exitCode ?? 1
    })
}
