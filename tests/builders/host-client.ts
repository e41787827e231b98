import { request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import express, { type Express } from 'express'
import { onTestFinished } from 'vitest'

export type HostAnswer = { status: number; location: string | undefined; headers: Headers; text: string }
type HostRequest = { method?: string; headers?: Record<string, string> }

/** Asks an app behind a real port with a `Host` of one's own, which `fetch` does not allow; follows no redirect. */
export async function askedByHost(app: Express) {
  const server = express().use(app).listen(0)
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return (host: string, path: string, { method = 'GET', headers = {} }: HostRequest = {}) =>
    new Promise<HostAnswer>((resolve, fail) => {
      const call = ask({ port, path, method, headers: { ...headers, host } }, response => {
        const chunks: Buffer[] = []
        response.on('data', chunk => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            location: response.headers.location,
            headers: new Headers(response.headers as Record<string, string>),
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        )
      })
      call.on('error', fail)
      call.end()
    })
}
