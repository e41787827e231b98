// `npm run check`: all that a machine sees without running the product. Every step runs, also after one that failed.
import { ARCHITECTURE, CHECKS, runStep } from './run-step.mjs'

for (const step of [...CHECKS, ARCHITECTURE])
  await runStep(step).catch(error => {
    console.error(`marquee: ${error.message}`)
    process.exitCode = error.exitCode
  })
