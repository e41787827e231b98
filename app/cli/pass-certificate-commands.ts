import { listPassIssuers } from '#app/data/queries/pass-issuers/read.ts'
import { deletePassIssuer, savePassIssuer } from '#app/data/queries/pass-issuers/write.ts'
import { hasVenue } from '#app/data/queries/venues/read.ts'
import { type PemSetting, readPassCertificate } from '#app/gateways/passes/apple/pass-certificate.ts'
import { readServiceAccount } from '#app/gateways/passes/google/service-account.ts'
import { isEndingSoon } from '#app/rules/passes/pass-term.ts'
import { WALLETS } from '#app/rules/passes/wallets.ts'
import { oneLine, UsageError } from './arguments.ts'
import type { Command, CommandContext } from './command.ts'

/** Prints the accounts that a venue's passes are signed with, a line each. */
export const listCertificates: Command<'venue pass-certificate list'> = async ({ tenantId }, context) => {
  const db = await venueDb(tenantId, context)
  const issuers = await listPassIssuers(db, tenantId, { secret: context.secret() })
  for (const { wallet, name, expiresAt, keys } of issuers) {
    const until = expiresAt ? `  until ${day(expiresAt)}` : ''
    const soon = expiresAt && isEndingSoon(expiresAt, context.now) ? '  (renew it now)' : ''
    const lost = keys === null ? '  (cannot be opened: the secret was replaced)' : ''
    await context.out(`${oneLine(`${wallet}  ${name}${until}${soon}${lost}`)}\n`)
  }
  if (issuers.length === 0) await context.out(`${tenantId}: none of its own\n`)

  return 0
}

export const removeCertificate: Command<'venue pass-certificate remove'> = async (request, context) => {
  const { tenantId } = request
  const db = await venueDb(tenantId, context)
  const wallet = WALLETS.find(name => name === request.wallet)
  if (!wallet) throw new UsageError(`--remove must be one of ${WALLETS.join(', ')}`)
  if (!(await deletePassIssuer(db, tenantId, wallet)))
    throw new UsageError(`"${tenantId}" has none of its own for ${wallet}`)
  await context.database.flush()
  await context.out(`${tenantId}: ${wallet} removed\n`)

  return 0
}

/** How each part of what was given is called in a fault. */
const PARTS: Record<PemSetting, string> = {
  certificate: 'The certificate',
  key: 'The key',
  issuer: "Apple's certificate (--issuer)",
}

/** Keeps a venue's own Pass Type ID certificate, once it is known that phones take what it signs. */
export const keepAppleCertificate: Command<'venue pass-certificate apple'> = async (request, context) => {
  const { tenantId, certificate, key, issuer } = request
  const db = await venueDb(tenantId, context)
  const read = readPassCertificate({ certificate, key, issuer, now: context.now })
  if ('fault' in read) throw new UsageError(`${PARTS[read.setting]} ${read.fault}`)
  await savePassIssuer(db, tenantId, {
    wallet: 'apple',
    name: read.passTypeId,
    expiresAt: read.expiresAt,
    keys: JSON.stringify({ certificate: read.certificate, key: read.key, issuer: read.issuer }),
    secret: context.secret(),
  })
  await context.database.flush()
  await context.out(
    `${tenantId}: apple  ${oneLine(read.passTypeId)}  team ${oneLine(read.teamId)}  until ${day(read.expiresAt)}\n`,
  )

  return 0
}

/** Keeps a venue's own issuer's account at Google Wallet, with the service account that signs for it. */
export const keepGoogleAccount: Command<'venue pass-certificate google'> = async (request, context) => {
  const { tenantId, issuerId, account } = request
  const db = await venueDb(tenantId, context)
  if (!/^\d{1,30}$/.test(issuerId))
    throw new UsageError('--google-issuer must be a number like 3388000000012345678')
  const read = readServiceAccount(account)
  if (!read) throw new UsageError('--google-key is no key of a service account in JSON')
  const { secret } = context
  await savePassIssuer(db, tenantId, {
    wallet: 'google',
    name: issuerId,
    expiresAt: null,
    keys: account,
    secret: secret(),
  })
  await context.database.flush()
  await context.out(`${tenantId}: google  ${issuerId}  ${oneLine(read.email)}\n`)

  return 0
}

async function venueDb(tenantId: string, { database }: CommandContext) {
  const db = database.forTenant(tenantId)
  if (!(await hasVenue(db, tenantId))) throw new UsageError(`There is no venue "${tenantId}"`)

  return db
}

const day = (date: Date) => date.toISOString().slice(0, 10)
