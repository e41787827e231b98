import { expect, test } from 'vitest'
import { serverSentence } from './server-sentence.ts'

test.each([
  ['{"message":"AUTH_12: Wrong: try again"}', 'Wrong: try again'],
  [
    '{"message":"UNAUTHORIZED: The email or password is not correct."}',
    'The email or password is not correct.',
  ],
  ['UNAUTHORIZED: The email or password is not correct.', 'The email or password is not correct.'],
])('[MEM-268] the error %j says %j', (error, sentence) => {
  expect(serverSentence(error)).toBe(sentence)
})

test.each([
  ['{"message":"Wrong password"}', 'Wrong password'],
  ['Wrong password', 'Wrong password'],
  ['{"message":"Wrong', '"Wrong'],
  ['{"message":7}', null],
  ['{}', null],
  ['<html>: no', null],
  ['CODE: <html>: no', null],
  ['CODE:', null],
  ['', null],
  [undefined, null],
])('[MEM-269] the error %j says %j', (error, sentence) => {
  expect(serverSentence(error)).toBe(sentence)
})
