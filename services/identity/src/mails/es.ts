import type { Happening, Words } from './kinds.ts';

const NOT_YOU =
  'Si no has sido tú, restablece tu contraseña ahora: así se cierran todas las sesiones, también la tuya.';
const NEVER = 'Nunca te lo pedimos por teléfono ni por SMS.';

const facts = ({ when, device, ip, country }: Happening) =>
  [
    ['Cuándo', when],
    ['Dispositivo', device],
    ['Dirección de red', ip || 'desconocida'],
    ...(country ? [['País', country] as const] : []),
  ] as const;

const notice = (subject: string, first: string, happening: Happening, ...more: readonly string[]) => ({
  subject,
  paragraphs: [first, ...more, NOT_YOU],
  facts: facts(happening),
});

export const es: Words = {
  device: (browser, system) => [browser, system].filter(Boolean).join(' en ') || 'Dispositivo desconocido',
  codeText: ({ code, minutes }) => `${code} es tu código de Ringline. Vale una vez, durante ${minutes} minutos.`,
  mails: {
    'verify-account-code': ({ code, minutes }) => ({
      subject: `${code} es tu código de Ringline`,
      paragraphs: [
        `Escribe este código para continuar. Vale una vez, durante ${minutes} minutos.`,
        `Si no lo has pedido, ignora este correo: sin el código no entra nadie. ${NEVER}`,
      ],
      code,
    }),
    'reset-password-code': ({ code, minutes }) => ({
      subject: `${code} es tu código para una nueva contraseña de Ringline`,
      paragraphs: [
        `Escribe este código para elegir una nueva contraseña. Vale una vez, durante ${minutes} minutos.`,
        `Si no lo has pedido, ignora este correo: tu contraseña sigue igual. ${NEVER}`,
      ],
      code,
    }),
    'change-email-code': ({ code, minutes }) => ({
      subject: `${code} confirma tu nueva dirección de correo`,
      paragraphs: [
        `Escribe este código en Ringline para usar esta dirección en tu cuenta. Vale una vez, durante ${minutes} minutos.`,
        `Si no lo has pedido, ignora este correo: no cambia nada. ${NEVER}`,
      ],
      code,
    }),
    'reset-mfa-code': ({ code, minutes }) => ({
      subject: `${code} es tu código para entrar sin tu aplicación`,
      paragraphs: [
        `Introduce este código si perdiste tu aplicación de autenticación y tus códigos de recuperación. Sirve una vez, durante ${minutes} minutos.`,
        `Si no lo pediste, alguien conoce tu contraseña: cámbiala ahora. ${NEVER}`,
      ],
      code,
    }),
    'address-in-use': ({ email }) => ({
      subject: 'Esta dirección ya tiene una cuenta de Ringline',
      paragraphs: [
        `Alguien ha pedido usar ${email} en otra cuenta de Ringline. Ya pertenece a una, así que no ha cambiado nada.`,
        'Si has sido tú, inicia sesión con esta dirección o cambia antes la dirección de su cuenta. Si no, ignora este correo.',
      ],
    }),
    'sign-up-with-address': () => ({
      subject: 'Ya tienes una cuenta de Ringline',
      paragraphs: [
        'Alguien ha querido registrarse en Ringline con esta dirección. Ya tiene una cuenta, así que no se ha creado otra.',
        'Si has sido tú, inicia sesión con esta dirección. Si no recuerdas la contraseña, elige allí «¿Olvidaste la contraseña?».',
        'Si no, ignora este correo: no ha cambiado nada y nadie ha sabido que existe una cuenta.',
      ],
    }),
    'password-changed': (happening) =>
      notice(
        'Tu contraseña de Ringline ha cambiado',
        'La contraseña de tu cuenta ha cambiado. Se han cerrado todas las demás sesiones.',
        happening,
      ),
    'password-reset': (happening) =>
      notice(
        'Tu contraseña de Ringline se ha restablecido',
        'Se ha elegido una nueva contraseña con un código de tu correo. Se han cerrado todas las sesiones.',
        happening,
      ),
    'email-changed': (happening) =>
      notice(
        'Tu dirección de correo de Ringline ha cambiado',
        `Tu cuenta usa ahora ${happening.email}. Inicia sesión con esa dirección a partir de ahora.`,
        happening,
      ),
    'phone-number-changed': (happening) =>
      notice(
        'El número de teléfono de tu cuenta de Ringline ha cambiado',
        `El número de teléfono de tu cuenta es ahora ${happening.phoneNumber}.`,
        happening,
      ),
    'new-device': (happening) =>
      notice(
        'Nuevo inicio de sesión en Ringline',
        'Se ha iniciado sesión en tu cuenta desde un dispositivo que no conocíamos.',
        happening,
      ),
    'mfa-enabled': (happening) =>
      notice(
        'La verificación en dos pasos está activada',
        'Para iniciar sesión en Ringline hace falta ahora también un código de tu aplicación de autenticación.',
        happening,
      ),
    'mfa-disabled': (happening) =>
      notice(
        'La verificación en dos pasos está desactivada',
        'Para iniciar sesión en Ringline ya no hace falta un código de tu aplicación de autenticación.',
        happening,
      ),
    'mfa-reset-requested': (happening) =>
      notice(
        'Tu aplicación de autenticación se quitará en 72 horas',
        `Alguien que conoce tu contraseña y lee tu correo dice que perdió tu aplicación de autenticación y tus códigos de recuperación. Desde el ${happening.due} podrá quitar la aplicación con otro código de tu correo.`,
        happening,
        'Para detenerlo, inicia sesión con tu aplicación o elige «Detener» en Seguridad de la cuenta donde tengas la sesión abierta. También puede detenerlo un administrador de un espacio de trabajo tuyo.',
      ),
    'mfa-reset-cancelled': (happening) =>
      notice(
        'Tu aplicación de autenticación se queda',
        'Se detuvo la solicitud de quitar tu aplicación de autenticación. Para entrar sigue haciendo falta su código.',
        happening,
        'Si la hiciste tú y no la detuviste, habla con los administradores de los espacios de trabajo de los que eres propietario: pueden detenerla cada vez, porque quien la hace puede ser otra persona.',
      ),
    'recovery-codes-renewed': (happening) =>
      notice(
        'Tienes nuevos códigos de recuperación',
        'Se han creado nuevos códigos de recuperación para tu cuenta. Los anteriores ya no valen.',
        happening,
      ),
    'recovery-code-used': (happening) =>
      notice(
        'Se ha usado un código de recuperación',
        'Se ha usado uno de tus códigos de recuperación. No vale otra vez.',
        happening,
      ),
    'google-linked': (happening) =>
      notice(
        'Se ha vinculado una cuenta de Google',
        'Ahora se puede iniciar sesión en Ringline con una cuenta de Google.',
        happening,
      ),
    'google-unlinked': (happening) =>
      notice(
        'Se ha desvinculado la cuenta de Google',
        'Ya no se puede iniciar sesión en Ringline con Google.',
        happening,
      ),
  },
};
