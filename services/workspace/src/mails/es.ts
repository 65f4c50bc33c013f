import { wordsOf } from '../accessRequests/wanted.ts';
import { callRows } from './callRows.ts';
import { summaryIn } from '../summary/letter.ts';
import type { Texts } from './kinds.ts';

const ROLES: Readonly<Record<string, string>> = { ADMIN: 'administrador', MANAGER: 'gestor', MEMBER: 'miembro' };

/** Why a code was not taken. */
const REJECTED_BECAUSE: Readonly<Record<string, string>> = {
  ALREADY_USED: 'Ya se había usado.',
  CODE_NOT_FOUND: 'Ese código no existe.',
  EXPIRED: 'Ha caducado.',
  LIMIT_REACHED: 'Ya se ha agotado.',
  NOT_FOR_PLAN: 'No vale para tu plan.',
  NOT_FOR_PLATFORM: 'No vale para tu plataforma.',
  NOT_STACKABLE: 'Ya hay otro código activo.',
};

/** Why a renewal could not be charged. */
const UNPAID_BECAUSE: Readonly<Record<string, string>> = {
  DECLINED: 'La tarjeta fue rechazada.',
  AUTHENTICATION_REQUIRED: 'El banco quiere que confirmes el pago.',
  EXPIRED: 'El proveedor de pagos no respondió.',
  NO_CARD: 'No hay ninguna tarjeta guardada.',
};

export const es: Texts = {
  invitation: ({ inviter, workspace, role, link }) => ({
    subject: `${inviter || 'Alguien'} te invita a ${workspace} en Ringline`,
    paragraphs: [
      `${inviter || 'Alguien'} te invita a unirte a ${workspace} como ${ROLES[role] ?? role}. Las llamadas, los mensajes y los contactos del espacio de trabajo están en un solo lugar.`,
      'El enlace funciona durante 7 días, una sola vez y solo para esta dirección. Si no conoces al remitente, ignora este correo.',
    ],
    action: { label: 'Aceptar la invitación', url: link },
  }),
  'ownership-offered': ({ workspace, owner, link }) => ({
    subject: `${owner} quiere traspasarte ${workspace}`,
    paragraphs: [
      `${owner} te pide que seas propietario de ${workspace}. Serías responsable de su plan, sus pagos y sus miembros.`,
      'Acepta o rechaza en un plazo de 72 horas. Para aceptar necesitas un código de tu aplicación de autenticación.',
    ],
    action: { label: 'Aceptar o rechazar', url: link },
  }),
  'ownership-requested': ({ workspace, target, link }) => ({
    subject: `Has pedido a ${target} que sea propietario de ${workspace}`,
    paragraphs: [
      `${target} tiene 72 horas para aceptar. Hasta entonces sigues siendo propietario; después serás administrador.`,
      'Si no has sido tú, cancela el traspaso ahora y cambia tu contraseña.',
    ],
    action: { label: 'Ver el traspaso', url: link },
  }),
  'ownership-accepted': ({ workspace, owner, target, link }) => ({
    subject: `${target} es ahora propietario de ${workspace}`,
    paragraphs: [`${target} ha aceptado. Desde ahora ${owner} es administrador de ${workspace}.`],
    action: { label: 'Abrir el espacio de trabajo', url: link },
  }),
  'ownership-refused': ({ workspace, owner, target, link }) => ({
    subject: `${target} no se hace cargo de ${workspace}`,
    paragraphs: [`${target} ha rechazado el traspaso. ${owner} sigue siendo propietario de ${workspace}.`],
    action: { label: 'Abrir el espacio de trabajo', url: link },
  }),
  'ownership-cancelled': ({ workspace, owner, link }) => ({
    subject: `Se ha cancelado el traspaso de ${workspace}`,
    paragraphs: [`${owner} sigue siendo propietario de ${workspace}. No tienes que hacer nada.`],
    action: { label: 'Abrir el espacio de trabajo', url: link },
  }),
  'ownership-expired': ({ workspace, owner, target, link }) => ({
    subject: `El traspaso de ${workspace} ha caducado`,
    paragraphs: [
      `${target} no respondió en 72 horas. ${owner} sigue siendo propietario de ${workspace} y puede volver a pedirlo.`,
    ],
    action: { label: 'Abrir el espacio de trabajo', url: link },
  }),
  'activity-summary': summaryIn('es'),
  'join-requested': ({ person, workspace, link }) => ({
    subject: `${person} pide unirse a ${workspace}`,
    paragraphs: [
      `${person} tiene una dirección del dominio de tu empresa y pide unirse a ${workspace}. Nadie entra hasta que tú u otro administrador lo decidáis.`,
    ],
    action: { label: 'Aceptar o rechazar', url: link },
  }),
  'join-approved': ({ workspace, link }) => ({
    subject: `Ya estás en ${workspace}`,
    paragraphs: [`Se ha aceptado tu solicitud para unirte a ${workspace}. Puedes empezar ahora mismo.`],
    action: { label: 'Abrir el espacio de trabajo', url: link },
  }),
  'join-rejected': ({ workspace }) => ({
    subject: `Se ha rechazado tu solicitud para unirte a ${workspace}`,
    paragraphs: [`Si crees que es un error, pide a un administrador de ${workspace} que te invite.`],
  }),
  'owner-mfa-reset': ({ person, email, workspace, due, ip, link }) => ({
    subject: `La aplicación de autenticación de ${person} se quitará en 72 horas`,
    paragraphs: [
      `Alguien entró con la contraseña y el correo de ${person} (${email}), propietario de ${workspace}, y dice que perdió la aplicación de autenticación y los códigos de recuperación. Desde el ${due} podrá quitar la aplicación.`,
      `Pregunta ahora a ${person}, por teléfono o en persona. Si no fue esa persona, detenlo: abre su página y elige «Detener».`,
    ],
    facts: [['Dirección de red', ip || 'desconocida']],
    action: { label: `Abrir la página de ${person}`, url: link },
  }),
  'missed-calls': ({ workspace, count, calls, link }) => ({
    subject: count === '1' ? `Una llamada perdida en ${workspace}` : `${count} llamadas perdidas en ${workspace}`,
    paragraphs: [
      'Nadie atendió estas llamadas y nadie las ha marcado aún como hechas.',
      'Cambia si llega este correo en los ajustes, en Notificaciones.',
    ],
    facts: callRows(calls),
    action: { label: 'Abrir la bandeja de entrada', url: link },
  }),
  mentions: ({ workspace, person, count, mentions, link }) => ({
    subject:
      count === '1' ? `${person || 'Alguien'} te mencionó en ${workspace}` : `${count} menciones tuyas en ${workspace}`,
    paragraphs: ['Aún no lo has leído en Ringline.', 'Cambia si llega este correo en los ajustes, en Notificaciones.'],
    facts: callRows(mentions),
    action: { label: 'Abrir en Ringline', url: link },
  }),
  'unread-news': ({ workspace, news, link }) => ({
    subject: `Mensajes sin leer en ${workspace}`,
    paragraphs: ['Aún no lo has leído en Ringline.', 'Cambia si llega este correo en los ajustes, en Notificaciones.'],
    facts: callRows(news),
    action: { label: 'Abrir en Ringline', url: link },
  }),
  'test-number-ends': ({ workspace, number, days, date, link }) => ({
    subject:
      days === '0'
        ? `El número de prueba de ${workspace} ha terminado`
        : `El número de prueba de ${workspace} termina el ${date}`,
    paragraphs: [
      days === '0'
        ? `Los 14 días del número de prueba ${number} terminaron el ${date}. Las llamadas y los mensajes que recibe no llegan a nadie, y nadie puede llamar ni escribir con él.`
        : `Los 14 días del número de prueba ${number} terminan el ${date}. Desde entonces las llamadas y los mensajes que reciba no llegarán a nadie, y nadie podrá llamar ni escribir con él.`,
      'Consigue un número propio para seguir. Las llamadas, los mensajes y las grabaciones del número de prueba se quedan donde están.',
    ],
    action: { label: 'Abrir tus números', url: link },
  }),
  'invoice-paid': ({ workspace, invoice, amount, last4, link }) => ({
    subject: `Tu factura ${invoice} de Ringline`,
    paragraphs: [
      last4
        ? `Has pagado ${amount} por ${workspace} con la tarjeta terminada en ${last4}.`
        : `Has pagado ${amount} por ${workspace}.`,
      'La factura muestra a qué corresponde cada importe. Puedes descargarla en PDF junto con el recibo.',
    ],
    action: { label: 'Abrir la factura', url: link },
  }),
  'payment-failed': ({ workspace, invoice, amount, reason, next, suspends, link }) => ({
    subject: `El pago de ${workspace} ha fallado`,
    paragraphs: [
      `No hemos podido cobrar ${amount} por la factura ${invoice}. ${UNPAID_BECAUSE[reason] ?? UNPAID_BECAUSE['DECLINED']}`,
      `Todo funciona hasta el ${suspends}. Después se detienen las llamadas y los mensajes salientes. Lo intentaremos de nuevo el ${next}, o puedes pagar ahora.`,
    ],
    action: { label: 'Pagar la factura', url: link },
  }),
  'credit-low': ({ workspace, amount, link }) => ({
    subject: amount === '' ? `${workspace} se ha quedado sin crédito` : `A ${workspace} le quedan ${amount} de crédito`,
    paragraphs: [
      amount === ''
        ? 'Se han detenido las llamadas y los mensajes salientes que el plan no cubre. Todavía pueden contactarte.'
        : 'Con $0 se detienen las llamadas y los mensajes salientes que el plan no cubre. Todavía podrán contactarte.',
      'Compra crédito o activa la recarga automática para que no se agote.',
    ],
    action: { label: 'Comprar crédito', url: link },
  }),
  'auto-top-up-failed': ({ workspace, amount, reason, next, link }) => ({
    subject:
      next === ''
        ? `La recarga automática de ${workspace} está desactivada`
        : `La recarga automática de ${workspace} ha fallado`,
    paragraphs: [
      `No hemos podido cobrar ${amount} por el crédito. ${UNPAID_BECAUSE[reason] ?? UNPAID_BECAUSE['DECLINED']}`,
      next === ''
        ? 'Hemos desactivado la recarga automática y no lo intentaremos más. Revisa la tarjeta en el portal de facturación y vuelve a activarla.'
        : `Lo intentaremos una vez más el ${next}. Si vuelve a fallar, desactivaremos la recarga automática.`,
    ],
    action: { label: 'Abrir facturación', url: link },
  }),
  'refund-owed': ({ workspace, amount, invoice, link }) => ({
    subject: `No se pudo pagar un reembolso de ${workspace}`,
    paragraphs: [
      `Intentamos devolver ${amount}${invoice && ` de la factura ${invoice}`}, pero no se pudo pagar: puede que la tarjeta esté cerrada o que la plataforma de tu tienda no pague reembolsos.`,
      'El dinero sigue siendo tuyo. Dile a quien administra este servidor adónde enviarlo y lo pagará a mano.',
    ],
    action: { label: 'Abrir la facturación', url: link },
  }),
  coupon: ({ workspace, code, state, reason, ends, type, link }) => {
    const action = { label: 'Abrir la facturación', url: link };
    const gave = type === 'PLAN_GRANT';
    if (state === 'COUPON_APPLIED')
      return {
        subject: `El código ${code} está activo en ${workspace}`,
        paragraphs: [`Está aplicado${ends && ` hasta el ${ends}`}.`],
        action,
      };
    if (state === 'COUPON_REJECTED')
      return {
        subject: `El código ${code} se ha rechazado`,
        paragraphs: [
          REJECTED_BECAUSE[reason] ?? 'El socio que lo repartió no lo ha confirmado.',
          'No se ha cobrado nada. Puedes aplicar otro código.',
        ],
        action,
      };
    if (state === 'COUPON_ENDING')
      return {
        subject: `El código ${code} de ${workspace} termina el ${ends}`,
        paragraphs: [
          gave
            ? 'Hasta entonces todo sigue igual. Después termina el plan que dio y el espacio de trabajo pasa al plan gratuito.'
            : 'Hasta entonces todo sigue igual. Después las facturas tendrán el precio completo y el crédito que dio se pierde.',
        ],
        action,
      };
    return {
      subject: `El código ${code} de ${workspace} ha terminado`,
      paragraphs: [
        gave
          ? 'El plan que dio ha terminado con él. Elige un plan para conservar lo que tienes.'
          : 'Desde ahora las facturas tienen el precio completo y el crédito que dio ya no está.',
      ],
      action,
    };
  },
  'payment-disputed': ({ workspace, amount, invoice, state, link }) => {
    const what = `El pago de ${amount}${invoice && ` por la factura ${invoice}`}`;
    const action = { label: 'Abrir facturación', url: link };
    if (state === 'DISPUTE_OPENED')
      return {
        subject: `Un pago de ${workspace} está en disputa`,
        paragraphs: [
          `${what} fue reclamado ante el banco por el titular de la tarjeta. El crédito que compró queda retenido hasta que el banco decida y la recarga automática está desactivada.`,
          'Si fue un error, pide al titular de la tarjeta que retire la disputa en su banco.',
        ],
        action,
      };
    return state === 'DISPUTE_WON'
      ? {
          subject: `La disputa por un pago de ${workspace} está ganada`,
          paragraphs: [`${what} se mantiene. El crédito retenido ha vuelto.`],
          action,
        }
      : {
          subject: `La disputa por un pago de ${workspace} está perdida`,
          paragraphs: [
            `${what} fue devuelto por el banco. El crédito que compró ya no está, o el plan que pagaba ha terminado.`,
          ],
          action,
        };
  },
  'plan-suspended': ({ workspace, invoice, amount, ends, link }) => ({
    subject: `Las llamadas y los mensajes salientes de ${workspace} se han detenido`,
    paragraphs: [
      `La factura ${invoice} de ${amount} sigue sin pagar. Las llamadas entrantes van al buzón de voz y los mensajes entrantes se guardan.`,
      `Págala y todo volverá a funcionar enseguida. Si no, el plan termina el ${ends} y sus números se devuelven.`,
    ],
    action: { label: 'Pagar la factura', url: link },
  }),
  'plan-ended': ({ workspace, link }) => ({
    subject: `El plan de ${workspace} ha terminado`,
    paragraphs: [
      'La renovación estuvo 30 días sin pagar. El espacio de trabajo está ahora en el plan gratuito y no se debe nada.',
      'Tu historial, tus contactos y tus grabaciones se conservan. Elige un plan para volver a llamar y escribir.',
    ],
    action: { label: 'Elegir un plan', url: link },
  }),
  'numbers-end': ({ workspace, days, date, link }) => ({
    subject:
      days === '0'
        ? `Los números de ${workspace} se han liberado`
        : `Los números de ${workspace} se devuelven el ${date}`,
    paragraphs:
      days === '0'
        ? [
            'Nadie los pagó durante 30 días. Las llamadas y los mensajes que reciben no llegan a nadie.',
            'Durante 10 días puedes recuperarlos en Números de teléfono, cuando el espacio de trabajo tenga un plan. Después se pierden para siempre.',
          ]
        : [
            `Nadie los paga, así que se liberan el ${date}. Después, las llamadas y los mensajes que reciban no llegarán a nadie.`,
            'Paga un plan antes de esa fecha para conservarlos.',
          ],
    action: { label: days === '0' ? 'Abrir tus números' : 'Conservar los números', url: link },
  }),
  'emergency-call': ({ workspace, person, dialled, number, when, link }) => ({
    subject: `${person || 'Alguien'} llamó al número de emergencias ${dialled}`,
    paragraphs: [
      `${person || 'Alguien'} llamó al número de emergencias ${dialled} desde ${workspace}. Los servicios de emergencia acuden a la dirección de emergencia del número que llamó, que no siempre es donde está la persona.`,
      'Pregúntale ahora si necesita ayuda.',
    ],
    facts: [
      ['Cuándo', when],
      ['Llamó con', number],
    ],
    action: { label: 'Abrir la llamada', url: link },
  }),
  'access-requested': ({ person, workspace, wanted, link }) => ({
    subject: `${person} pide acceso en ${workspace}`,
    paragraphs: [
      `A ${person} le falta algo en ${workspace} y te lo pide: ${wordsOf(wanted, 'es')}.`,
      'Tú decides si se lo das. Nada cambia hasta que lo cambies.',
    ],
    action: { label: `Abrir la página de ${person}`, url: link },
  }),
};
