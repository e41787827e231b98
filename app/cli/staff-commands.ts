import { email as emailField } from '#app/contract/venue-file/fields.ts'
import { type StaffMember, staffMember } from '#app/contract/venue-file/people.ts'
import { findStaffByEmail } from '#app/data/queries/staff/read.ts'
import { inviteStaff, saveStaffToken } from '#app/data/queries/staff/write.ts'
import { hasVenue } from '#app/data/queries/venues/read.ts'
import { PLATFORM_TENANT } from '#app/rules/onboarding/platform-tenant.ts'
import { UsageError } from './arguments.ts'
import type { Command } from './command.ts'

const ROLES = staffMember.shape.roles.element.options
const INVITATION_DAYS = 7
const API_TOKEN_DAYS = 365

/** Creates or updates the staff member and prints a link that works once. Without a venue, an account of the platform: for onboarding alone. */
export const inviteStaffMember: Command<'staff invite'> = async (
  { email, tenant, role, name },
  { database, now, publicUrl, out },
) => {
  if (!emailField.safeParse(email).success) throw new UsageError(`"${email}" is no email address`)
  const roles = readRoles(role ?? '')
  const isPlatform = !tenant && roles.every(role => role === 'onboarding')
  const tenantId = isPlatform ? PLATFORM_TENANT : tenant
  if (!tenantId) throw new UsageError('--tenant is missing')
  const db = database.forTenant(tenantId)
  if (!isPlatform) await requireVenue(db, tenantId)
  const staffId = await inviteStaff(db, { tenantId, email, name: name?.trim() || email, roles })
  const token = await saveStaffToken(db, {
    tenantId,
    staffId,
    purpose: 'invitation',
    expiresAt: daysAfter(now, INVITATION_DAYS),
  })
  await database.flush()
  await out(`${publicUrl}/${isPlatform ? '' : 'staff/'}${tenantId}/invitation/${token}\n`)

  return 0
}

/** Prints a token for `Authorization: Bearer`; only its hash is kept. */
export const makeStaffToken: Command<'staff token'> = async ({ tenantId, email }, { database, now, out }) => {
  const db = database.forTenant(tenantId)
  await requireVenue(db, tenantId)
  const member = await findStaffByEmail(db, tenantId, email)
  if (!member) throw new UsageError(`"${email}" is not staff of "${tenantId}"; invite them first`)
  const token = await saveStaffToken(db, {
    tenantId,
    staffId: member.id,
    purpose: 'api',
    expiresAt: daysAfter(now, API_TOKEN_DAYS),
  })
  await database.flush()
  await out(`${token}\n`)

  return 0
}

async function requireVenue(db: Parameters<typeof hasVenue>[0], tenantId: string) {
  if (!(await hasVenue(db, tenantId))) throw new UsageError(`There is no venue "${tenantId}"`)
}

function readRoles(text: string): StaffMember['roles'] {
  const roles = [...new Set(text.split(',').map(role => role.trim()))]
  const parsed = staffMember.shape.roles.safeParse(roles)
  if (!parsed.success) throw new UsageError(`--role must be one or more of ${ROLES.join(', ')}`)

  return parsed.data
}

function daysAfter(now: Date, days: number): Date {
  return new Date(now.getTime() + days * 86_400_000)
}
