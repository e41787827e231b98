import { type Creation, createVenue, type StartOfVenue } from '#app/api/onboarding/create-venue.ts'
import { internetWith } from '#app/api/onboarding/fetch-file.ts'
import { email as emailField } from '#app/contract/venue-file/fields.ts'
import { hasVenue } from '#app/data/queries/venues/read.ts'
import { presets } from '#theme/presets/presets.ts'
import { UsageError } from './arguments.ts'
import type { Command, RequestOf } from './command.ts'

type NewVenueRequest = RequestOf<'venue new'>

/**
 * Makes a venue that is not open yet, from a preset, another venue, a web page, or files of one, asks nothing, and prints the addresses that come next. A
 * page may tell name, time zone and the rest.
 */
export const createTenant: Command<'venue new'> = async (
  request,
  { database, now, dataDir, privateHosts, publicUrl, out },
) => {
  const { email, name = '', id = '', zone = '', currency = '' } = request
  if (!emailField.safeParse(email).success) throw new UsageError(`"${email}" is no email address`)
  const start = startOf(request)
  if (start.kind === 'venue' && !(await hasVenue(database.forTenant(start.tenantId), start.tenantId)))
    throw new UsageError(`There is no venue "${start.tenantId}"`)
  const creator = { email: email.toLowerCase(), name: email, passwordHash: null }
  const profile = { name, id, timeZone: zone, currency, creator, start }
  const network = internetWith(privateHosts)
  const created = await createVenue({ database, now, dataDir, network }, profile)
  if (!created.ok) throw new UsageError(reasonOf(created))
  await database.flush()
  await out(nextSteps({ tenantId: created.tenantId, email, publicUrl }))

  return 0
}

function startOf({ preset, like, from, files }: NewVenueRequest): StartOfVenue {
  if ([preset, like, from, files].filter(start => start !== undefined).length > 1)
    throw new UsageError('A venue comes from one of --preset, --like, --from and --files')
  if (files) return { kind: 'files', files: files.map(uploadedFile) }
  if (from !== undefined) return { kind: 'page', address: from }
  if (like !== undefined) return { kind: 'venue', tenantId: like }
  const id = preset ?? 'neutral'
  if (!Object.hasOwn(presets, id))
    throw new UsageError(`--preset must be one of ${Object.keys(presets).join(', ')}`)

  return { kind: 'preset', preset: id }
}

const uploadedFile = ({ name, content }: { name: string; content: string }) => ({
  name,
  bytes: Buffer.from(content, 'base64'),
})

const REASONS: Record<Exclude<Extract<Creation, { ok: false }>['reason'], 'file'>, string> = {
  address: '--from is no address of a web page',
  private: '--from leads into a private network',
  redirects: '--from leads on too often',
  time: '--from does not answer in time',
  size: '--from is larger than 2 MB',
  type: '--from is no web page',
  status: '--from answers that there is no such page',
  unreachable: '--from cannot be reached',
  files: '--files has neither a page nor a picture',
  name: '--name is missing, and no page tells it',
  id: '--id must be small letters, digits and hyphens; without it, it comes from name or page',
  zone: '--zone is missing, and no page tells the country (such as America/New_York)',
  currency: '--currency is missing, and neither a page nor --zone tells it (such as USD)',
}

function reasonOf(creation: Extract<Creation, { ok: false }>): string {
  if (creation.reason !== 'file') return REASONS[creation.reason]
  const [issue] = creation.issues

  return issue ? `${issue.path} ${issue.message}` : 'The venue was refused'
}

type Next = { tenantId: string; email: string; publicUrl: string }

const nextSteps = ({ tenantId, email, publicUrl }: Next) =>
  [
    `${tenantId}: made, not open yet`,
    `set it up:  ${publicUrl}/onboarding/venues/${encodeURIComponent(tenantId)}`,
    `look at it: ${publicUrl}/events/${encodeURIComponent(tenantId)}/list`,
    `check it:   npm run venue -- check ${tenantId}`,
    `invite:     npm run staff -- invite ${email} --role onboarding`,
    '',
  ].join('\n')
