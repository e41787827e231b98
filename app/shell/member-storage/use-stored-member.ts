import { useEffect } from 'react'
import { MEMBERSHIP_KEY, type StoredMember, storedMemberPlan } from '#app/rules/memberships/stored-member.ts'

export type MemberCopy = {
  tenantId: string
  /** until when the session knows the visitor as a member; null where it does not */
  verifiedUntil: string | null
}

/** Keeps the browser's copy of the member record as the session has it: written after a verification, cleared after a logout or its end (MEM-110). */
export function useStoredMember({ tenantId, verifiedUntil }: MemberCopy) {
  useEffect(() => {
    let isCurrent = true
    const plan = storedMemberPlan(readRecord(), { tenantId, verifiedUntil, now: new Date() })
    if (plan === 'clear') writeRecord(null)
    if (plan === 'write')
      void fetchRecord(tenantId).then(record => {
        if (isCurrent && record !== undefined) writeRecord(record)
      })
    return () => {
      isCurrent = false
    }
  }, [tenantId, verifiedUntil])
}

/** Undefined where there is no answer: the next page asks again. */
async function fetchRecord(tenantId: string): Promise<StoredMember | null | undefined> {
  try {
    const response = await fetch(`/auth/${encodeURIComponent(tenantId)}/members/record`, {
      cache: 'no-store',
    })
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}

/** A browser may forbid storage: everything works without the copy. */
function readRecord(): string | null {
  try {
    return window.localStorage.getItem(MEMBERSHIP_KEY)
  } catch {
    return null
  }
}

function writeRecord(record: StoredMember | null) {
  try {
    if (record) window.localStorage.setItem(MEMBERSHIP_KEY, JSON.stringify(record))
    else window.localStorage.removeItem(MEMBERSHIP_KEY)
  } catch {
    // See above.
  }
}
