import { createHash } from 'node:crypto'

/**
 * What an authenticator knows a visitor by: nothing personal, and another one at each venue. The venues of a deployment share a host,
 * and a device keeps one passkey for a host and handle.
 */
export const userHandle = (tenantId: string, visitorId: string): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([tenantId, visitorId]))
    .digest()
