import { z } from 'zod'
import { endpoint, envelope } from './endpoint.ts'

const progress = z.enum(['working', 'delayed'])

/** Whether what follows an order keeps up; that there is an answer at all says that orders can be placed. */
export const statusPayload = z.object({
  payments: progress.describe('Whether payments are answered in time'),
  mail: progress.describe('Whether mails leave in time'),
  passes: z
    .enum(['working', 'down'])
    .nullable()
    .describe('Whether every wallet that is set up takes passes; null where none is'),
})

export type StatusPayload = z.infer<typeof statusPayload>

export const status = {
  get: endpoint({
    method: 'GET',
    path: '/status',
    summary: "How the venue's shop is doing, without numbers or names",
    tags: ['Status'],
  }).output(envelope(statusPayload)),
}
