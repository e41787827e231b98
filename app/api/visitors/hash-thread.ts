import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { Options } from '@node-rs/argon2'

type HashTask =
  | { kind: 'hash'; password: string; cost: Options }
  | { kind: 'verify'; password: string; hash: string }
type Answer = { result: string | boolean } | { error: string }

/**
 * A thread that does nothing but argon2. On Linux a thread has a priority of its own: the lowest, so that hashing takes what others leave
 * over and a flood of sign-ins does not slow orders.
 */
const THREAD = `
const { parentPort, workerData } = require('node:worker_threads')
const { constants, setPriority } = require('node:os')
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)
const { hashSync, verifySync } = require(workerData)
const works = {
  hash: ({ password, cost }) => hashSync(password, cost),
  verify: ({ password, hash }) => verifySync(hash, password),
}
parentPort.on('message', work => {
  try {
    parentPort.postMessage({ result: works[work.kind](work) })
  } catch (error) {
    parentPort.postMessage({ error: String(error) })
  }
})
`

const idle: Worker[] = []

/** Does one hash in a thread of its own; the caller limits how many run at once. */
export async function inHashThread(work: HashTask): Promise<string | boolean> {
  const thread = idle.pop() ?? openThread()
  const answer = await answerOf(thread, work)
  idle.push(thread)
  if ('error' in answer) throw new Error(answer.error)
  return answer.result
}

/** It holds no process back that has nothing else to do. */
function openThread(): Worker {
  const argon2 = createRequire(import.meta.url).resolve('@node-rs/argon2')
  return new Worker(THREAD, { eval: true, workerData: argon2 })
}

/** A thread that dies is not used again. */
function answerOf(thread: Worker, work: HashTask): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const onAnswer = (answer: Answer) => {
      thread.off('error', reject)
      thread.unref()
      resolve(answer)
    }
    thread.ref()
    thread.once('message', onAnswer)
    thread.once('error', reject)
    thread.postMessage(work)
  })
}
