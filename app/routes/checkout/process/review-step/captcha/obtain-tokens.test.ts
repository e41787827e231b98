import { expect, test } from 'vitest'
import { obtainTokens } from './obtain-tokens.ts'

function tries(score: () => Promise<string>, checkbox = async () => 'a person') {
  const calls: string[] = []
  const noting = (name: string, ask: () => Promise<string>) => () => {
    calls.push(name)
    return ask()
  }

  return { calls, score: noting('v3', score), checkbox: noting('v2', checkbox) }
}

test('[CHK-260] a token of v3 is enough, and nobody is asked', async () => {
  const { calls, ...both } = tries(async () => 'a score')
  expect(await obtainTokens(both)).toEqual({ captchaToken: 'a score' })
  expect(calls).toEqual(['v3'])
})

test.each([
  ['gives nothing', async () => ''],
  ['fails', () => Promise.reject(new Error('blocked'))],
])('[CHK-260] when v3 %s the checkbox of v2 gives the token', async (_, score) => {
  const { calls, ...both } = tries(score)
  expect(await obtainTokens(both)).toEqual({ captchaV2Token: 'a person' })
  expect(calls).toEqual(['v3', 'v2'])
})

test('when neither can be had it is an error', async () => {
  const none = () => Promise.reject(new Error('blocked'))
  await expect(obtainTokens(tries(none, none))).rejects.toThrow('blocked')
})
