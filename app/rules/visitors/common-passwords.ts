/**
 * The passwords that head the published lists of leaked ones (NCSC "PwnedPasswords top 100k", SecLists), from four characters on. What
 * is repeated or counted up is found by `isCommonPassword` itself.
 */
const COMMON = new Set(
  `password passw0rd password1 password12 password123 p@ssw0rd pass1234 passwort motdepasse contrasena
  qwerty qwerty1 qwerty12 qwerty123 qwertyuiop qwertz azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx 1qaz2wsx 1q2w3e 1q2w3e4r
  1q2w3e4r5t q1w2e3r4 abc123 abcd1234 a1b2c3 a1b2c3d4 aa123456 123abc 123qwe qwe123 iloveyou iloveu loveme lovely love
  admin admin1 admin123 administrator root toor guest user login welcome welcome1 letmein letmein1 changeme default secret test test123
  test1234 demo temp monkey dragon master shadow sunshine princess football baseball basketball soccer hockey superman batman
  spiderman pokemon naruto starwars michael jordan jordan23 jennifer jessica ashley daniel charlie thomas andrew robert matthew
  anthony william joshua nicole hannah michelle george maggie ginger pepper cookie buster killer hunter ranger harley tigger
  summer winter spring autumn monday friday flower purple orange yellow silver golden chocolate cheese banana freedom
  whatever trustno1 blink182 liverpool chelsea arsenal mustang corvette ferrari mercedes computer internet samsung google
  facebook hello hello123 hello1 hallo bonjour hola family mother father angel angels babygirl butterfly zaq12wsx zaq1zaq1
  access access14 killer123 money matrix phoenix cowboy ncc1701 thunder lucky letmein123 starwars1 12341234
  123123 123321 456456 789789 147258 147258369 159753 159357 741852 852456 987654 7777777 121212 131313 112233 11223344 102030
  1q2w 1qaz 2wsx zaq1 asdf1234 qwer qwer1234 wasd abcd abcde abcdef abcdefg abc abcabc passpass`
    .split(/\s+/)
    .filter(Boolean),
)

const ROWS = [
  '01234567890',
  '09876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
]

/** Whether a password is among those that are tried first: in any case, one character again and again, or a run of keys. */
export function isCommonPassword(password: string): boolean {
  const plain = password.trim().toLowerCase()
  if (COMMON.has(plain)) return true
  if (new Set(plain).size === 1) return true

  return ROWS.some(row => row.includes(plain))
}
