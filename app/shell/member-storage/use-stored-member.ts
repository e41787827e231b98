import { useEffect } from 'react'
import { MEMBERSHIP_KEY, type StoredMember, storedMemberPlan } from '#app/rules/memberships/stored-member.ts'
import { keepItem, readItem } from '#app/shell/browser-storage/stored-item.ts'

export type MemberCopy = {
  tenantId: string
  /** until when the session knows the visitor as a member; null where it does not */
  verifiedUntil: string | null
}

/** Keeps the browser's copy of the member record as the session has it: written after a verification, cleared after a logout or its end (MEM-110). */
export function useStoredMember({ tenantId, verifiedUntil }: MemberCopy) {
  useEffect(() => {
    let isCurrent = true
    const plan = storedMemberPlan(readItem(MEMBERSHIP_KEY), { tenantId, verifiedUntil, now: new Date() })
    if (plan === 'clear') writeRecord(null)
    // Without an answer the record stays as it is, and the next page asks again.
    if (plan === 'write')
      void fetchRecord(tenantId)
        .catch(() => undefined)
        .then(record => {
          if (isCurrent && record !== undefined) writeRecord(record)
        })
    return () => {
      isCurrent = false
    }
  }, [tenantId, verifiedUntil])
}

async function fetchRecord(tenantId: string): Promise<StoredMember | null | undefined> {
  const response = await fetch(`/auth/${encodeURIComponent(tenantId)}/members/record`, { cache: 'no-store' })
  return response.ok ? response.json() : undefined
}

const writeRecord = (record: StoredMember | null) =>
  keepItem(MEMBERSHIP_KEY, record && JSON.stringify(record))
