import type { AddressInfo } from 'node:net'
import express from 'express'
import { onTestFinished } from 'vitest'
import { passService } from '#app/api/http/pass-service.ts'
import type { Services } from '#app/api/kernel/context.ts'
import { type PassJson, readPass } from './read-pass.ts'

type PhoneRequest = {
  method?: string
  token?: string | undefined
  body?: unknown
  headers?: Record<string, string>
}

/** A phone that asks for passes at the address that stands in them, over HTTP, with the part of the server that answers it, until the test ends. */
export async function openPhone(services: Services, { deviceId = 'device-1', wwdr = '' } = {}) {
  const server = express().use('/wallet', passService(services)).listen(0)
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo

  const ask = (path: string, { method = 'GET', token, body, headers = {} }: PhoneRequest = {}) =>
    fetch(`http://127.0.0.1:${port}/wallet${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `ApplePass ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  /** the path of a venue, from the address in the pass */
  const home = ({ webServiceURL = '' }: PassJson) =>
    webServiceURL.replace(/^https:\/\/tickets\.example\/wallet/, '')
  const library = (pass: PassJson) =>
    `${home(pass)}/v1/devices/${deviceId}/registrations/${pass.passTypeIdentifier}`
  const placeOf = (pass: PassJson) => `${library(pass)}/${encodeURIComponent(pass.serialNumber)}`

  const latest = (pass: PassJson, { token = pass.authenticationToken, headers = {} }: PhoneRequest = {}) =>
    ask(`${home(pass)}/v1/passes/${pass.passTypeIdentifier}/${encodeURIComponent(pass.serialNumber)}`, {
      token,
      headers,
    })
  return {
    ask,
    latest,
    home,
    register: (pass: PassJson, { token = pass.authenticationToken, body }: PhoneRequest = {}) =>
      ask(placeOf(pass), { method: 'POST', token, body: body ?? { pushToken: `push-${deviceId}` } }),
    unregister: (pass: PassJson, { token = pass.authenticationToken }: PhoneRequest = {}) =>
      ask(placeOf(pass), { method: 'DELETE', token }),
    changed: (pass: PassJson, since = '') => ask(`${library(pass)}?passesUpdatedSince=${since}`),
    /** the newest of a pass, opened as a phone does */
    fetch: async (pass: PassJson): Promise<PassJson> =>
      readPass(new Uint8Array(await (await latest(pass)).arrayBuffer()), wwdr).json,
  }
}
