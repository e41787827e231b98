import { toBuffer } from 'qrcode'

/** The QR code of a ticket or a card as a PNG: dark on white with its quiet zone, in any theme, so that scanners read it. */
export function drawCodeImage(code: string): Promise<Uint8Array> {
  return toBuffer(code, { type: 'png', errorCorrectionLevel: 'M', margin: 3, scale: 8 })
}
