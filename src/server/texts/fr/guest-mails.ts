import type { guestMails as italian } from '#server/texts/it/guest-mails.ts';
import type { Translation } from '#shared/languages/translator.ts';

export const guestMails: Translation<typeof italian> = {
  welcomeSubject: 'Votre séjour à {casa}',
  welcomeText:
    'Nous nous réjouissons de vous accueillir le {arrivo}.\n\nNous avons préparé une page rien que pour vous. Vous y trouverez vos dates, l’itinéraire et tout sur la maison, et vous pourrez nous y indiquer votre heure d’arrivée.\n{link}\n\nPour toute question, répondez simplement à cet e-mail.',
  partySubject: 'Il nous manque encore quelques informations pour {casa}',
  partyText:
    'Nous vous attendons le {arrivo}, et il nous manque encore quelques informations sur les personnes qui viennent.\n\nLa loi italienne nous oblige à déclarer à la police les personnes hébergées. Vous pouvez tout indiquer sur votre page\u00a0: quelques minutes suffisent, et vous compléterez plus tard ce que vous ne savez pas encore. Inutile d’envoyer des photos de pièces d’identité.\n{link}\n\nSi quelque chose n’est pas clair, répondez simplement à cet e-mail.',
  arrivalSubject: 'À très bientôt à {casa}',
  arrivalText:
    'C’est pour bientôt\u00a0: nous vous attendons le {arrivo}. Vous trouvez ci-dessous les horaires et l’itinéraire.\n\nDites-nous vers quelle heure vous arrivez, pour que quelqu’un soit là.\n{link}\n\nBon voyage\u00a0!',
  thanksSubject: 'Merci de votre séjour à {casa}',
  thanksText:
    'Merci d’avoir séjourné chez nous. Nous espérons que le retour s’est bien passé.\n\nVoulez-vous nous raconter votre séjour\u00a0? Deux lignes suffisent, et elles aident les prochains voyageurs.\n{link}\n\nVous serez toujours les bienvenus.',
  depositDueSubject: 'Le premier versement pour {casa}',
  depositDueText:
    'Nous vous rappelons le premier versement pour votre séjour chez nous. Vous trouvez ci-dessous le montant, la date et le moyen de payer.\n\nVotre page contient aussi un code pour l’appli de votre banque.\n{link}\n\nSi vous avez déjà payé, merci\u00a0: vous n’avez rien d’autre à faire.',
  depositLateSubject: 'Nous attendons encore le premier versement pour {casa}',
  depositLateText:
    'Nous attendons encore le premier versement pour votre séjour. Vous trouvez ci-dessous le montant restant et le moyen de payer.\n\nVotre page contient aussi un code pour l’appli de votre banque.\n{link}\n\nSi vous avez déjà payé, merci. Si quelque chose a changé, répondez à cet e-mail\u00a0: nous trouverons une solution.',
  balanceDueSubject: 'Le solde pour {casa}',
  balanceDueText:
    'Nous vous attendons le {arrivo}. Nous vous rappelons le solde\u00a0: vous trouvez ci-dessous le montant, la date et le moyen de payer.\n\nVotre page contient aussi un code pour l’appli de votre banque.\n{link}\n\nSi vous avez déjà payé, merci\u00a0: vous n’avez rien d’autre à faire.',
  balanceLateSubject: 'Nous attendons encore le solde pour {casa}',
  balanceLateText:
    'Nous attendons encore le solde de votre séjour. Vous trouvez ci-dessous le montant restant et le moyen de payer.\n\nVotre page contient aussi un code pour l’appli de votre banque.\n{link}\n\nSi vous avez déjà payé, merci. Si quelque chose a changé, répondez à cet e-mail\u00a0: nous trouverons une solution.',
};
