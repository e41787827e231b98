import type { ScriptPlace } from '#app/gateways/payments/card-entry/card-entry.ts'

/** The bank's question: in a frame of the gateway's origin, on a page of the gateway, or through a script of the gateway. */
export type ChallengeView = { kind: 'frame' | 'page'; url: string } | ScriptPlace

/** The bank has been asked about a card; without a question of its own what it was asked for follows at once. */
export type SecureAnswer = { secure?: { challenge: ChallengeView | null } }
