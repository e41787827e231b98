import { and, eq } from 'drizzle-orm'
import type { PassScope } from '#app/rules/passes/pass-scopes.ts'
import type { Db } from '../../database/database.ts'
import { googlePasses } from '../../schema/passes.ts'

type GooglePassRow = { issuerId: string; serial: string; scope: PassScope; subject: string }

/** What was taken to Google's wallet of an order, or of a membership by its number. */
export const listGooglePasses = (db: Db, tenantId: string, subject: string): Promise<GooglePassRow[]> =>
  db
    .select({
      issuerId: googlePasses.issuerId,
      serial: googlePasses.serial,
      scope: googlePasses.scope,
      subject: googlePasses.subject,
    })
    .from(googlePasses)
    .where(and(eq(googlePasses.tenantId, tenantId), eq(googlePasses.subject, subject)))
    .orderBy(googlePasses.serial)
