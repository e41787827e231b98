import { sql } from 'drizzle-orm'
import type { PathIssue } from '#app/contract/venue-file/check/places.ts'
import type { VenueFile } from '#app/contract/venue-file/venue-file.ts'
import type { Db } from '../database/database.ts'

type MemberCount = {
  categoryId: string
  offeringId: string | null
  pricePointId: string | null
  members: number
}

/** Members whom the file does not name stay; the category, offering and price point they hold must then stay too. */
export async function missingForKeptMembers(tx: Db, file: VenueFile): Promise<PathIssue[]> {
  const named = sql.param(file.members.map(member => member.membershipId))
  const { rows } = await tx.execute<MemberCount>(sql`
    select category_id as "categoryId", document->>'offeringId' as "offeringId", document->>'pricePointId' as "pricePointId", count(*)::int as members
    from members where tenant_id = ${file.venue.id} and not id = any(${named}::text[]) group by 1, 2, 3 order by 1, 2, 3`)

  return rows.flatMap(held => {
    const missing = missingFor(file, held)
    return missing
      ? [
          {
            path: ['memberships', 'categories'],
            message: `leaves out ${missing}, which ${holders(held.members)}; keep it with canJoin false`,
          },
        ]
      : []
  })
}

function missingFor(file: VenueFile, { categoryId, offeringId, pricePointId }: MemberCount): string | null {
  const category = file.memberships.categories.find(one => one.id === categoryId)
  if (!category) return `"${categoryId}"`
  const offering = category.offerings.find(one => one.id === offeringId)
  if (offeringId && !offering) return `the offering "${offeringId}" of "${categoryId}"`
  const isSold = !offering || !pricePointId || offering.prices.some(one => one.id === pricePointId)

  return isSold ? null : `the price point "${pricePointId}" of "${categoryId}"`
}

const holders = (members: number) => (members === 1 ? '1 member holds' : `${members} members hold`)
