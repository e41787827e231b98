import type { Log } from '#app/api/kernel/log.ts'

/** A log, and how often something went wrong that was written to it: a page during whose drawing that happened may lack something. */
export type CountedLog = { log: Log; troubles: () => number }

export function countedLog(log: Log): CountedLog {
  let troubles = 0
  const counted =
    (write: Log['warn']): Log['warn'] =>
    (...line: Parameters<Log['warn']>) => {
      troubles += 1
      write(...line)
    }
  return {
    log: {
      debug: log.debug.bind(log),
      info: log.info.bind(log),
      warn: counted(log.warn.bind(log)),
      error: counted(log.error.bind(log)),
    },
    troubles: () => troubles,
  }
}
