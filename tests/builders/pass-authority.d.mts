type Issue = { passTypeId?: string; teamId?: string; from?: Date; until?: Date; passphrase?: string }

export function passAuthority(now?: Date): {
  wwdr: string
  issueServer: () => { cert: string; key: string }
  issue: (about?: Issue) => { certificate: string; key: string }
}

export function p12Of(
  pair: { certificate: string; key: string },
  about: { password: string; issuers: string[]; algorithm: '3des' | 'aes256' },
): Buffer

export function serviceAccount(email?: string): { json: string; publicKey: string; email: string }
