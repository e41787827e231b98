type Issue = { passTypeId?: string; teamId?: string; from?: Date; until?: Date; passphrase?: string }

export function passAuthority(now?: Date): {
  wwdr: string
  issue: (about?: Issue) => { certificate: string; key: string }
}

export function serviceAccount(email?: string): { json: string; publicKey: string; email: string }
