import type { ServerMessages } from '#shared/errors/server-messages.ts'
import { MAX_RECORDING_HOURS } from '#shared/limits.ts'

export const messages: ServerMessages = {
  errors: {
    bad_request: 'La demande n’a pas pu être comprise.',
    link_expired: 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.',
    validation_failed: 'Certaines informations ne sont pas valides.',
    unauthorized: 'Veuillez vous connecter.',
    invalid_credentials: 'L’adresse e-mail ou le mot de passe est incorrect.',
    two_factor_required: 'Saisissez maintenant le code de votre application d’authentification.',
    sign_in_expired: 'Cette connexion a expiré. Saisissez à nouveau votre mot de passe.',
    share_locked: 'Cette note demande un mot de passe.',
    admin_locked: 'Le panneau d’administration est verrouillé. Saisissez son mot de passe.',
    wrong_password: 'Le mot de passe actuel est incorrect.',
    wrong_code: 'Ce code est incorrect ou a déjà servi. Saisissez le suivant que votre application affiche.',
    wrong_share_password: 'Ce mot de passe est incorrect.',
    wrong_admin_password: 'Mot de passe incorrect',
    wrong_account: 'Ce lien est destiné à un autre compte que celui que vous utilisez.',
    account_inactive: 'Ce compte a été désactivé.',
    payment_declined: 'La carte a été refusée. Rien n’a été débité.',
    unknown_card: 'Le mode test n’accepte que les cartes de test.',
    note_limit_reached:
      'Vous avez atteint les {max} notes de l’offre gratuite. Supprimez une note ou passez à Premium ; d’ici là, votre enregistrement reste sur cet appareil.',
    premium_required: 'Cela fait partie de Premium.',
    forbidden: 'Vous n’avez pas le droit de faire cela.',
    cross_origin: 'Cette demande provenait d’un autre site et a été refusée.',
    not_found: 'Il n’y a rien à cette adresse.',
    note_not_found: 'Cette note n’existe pas ou n’est plus disponible.',
    user_not_found: 'Cet utilisateur n’existe pas ou n’est plus disponible.',
    follow_up_not_found: 'Cette tâche n’existe pas ou n’est plus disponible.',
    closing_offer_not_found: 'Cette proposition n’est plus disponible.',
    event_not_found: 'Cet événement n’existe pas ou n’est plus disponible.',
    note_share_not_found: 'Cette note n’est plus partagée avec cette personne.',
    comment_not_found: 'Ce commentaire n’existe pas ou n’est plus disponible.',
    upload_not_found: 'Cet envoi n’existe pas ou n’est plus disponible.',
    recording_deleted: 'La note de cet enregistrement a été supprimée.',
    share_not_found: 'Ce lien ne fonctionne pas : il a peut-être expiré ou été révoqué.',
    audio_deleted: 'L’enregistrement de cette note a été supprimé ; seul le texte a été conservé.',
    audio_not_ready: 'L’enregistrement de cette note est encore en préparation.',
    analysis_not_ready: 'L’analyse de cette note n’est pas encore prête.',
    nothing_to_analyse: 'Aucune parole n’a été trouvée dans cette note : il n’y a rien à analyser.',
    check_email: 'Consultez votre messagerie : nous avons écrit à cette adresse pour vous indiquer la suite.',
    email_taken: 'Un compte existe déjà avec cette adresse e-mail.',
    email_outdated: 'Cet utilisateur a entre-temps une autre adresse e-mail. Vérifiez-la, puis confirmez celle-là.',
    already_subscribed: 'Vous avez déjà un abonnement. Vous pouvez le gérer dans les réglages.',
    no_subscription: 'Il n’y a aucun abonnement à modifier.',
    two_factor_on: 'La validation en deux étapes est déjà activée.',
    two_factor_off: 'La validation en deux étapes n’est pas activée.',
    edit_conflict:
      'Le texte a été modifié ailleurs entre-temps. Consultez la dernière version, puis refaites votre modification.',
    assigned_meanwhile:
      'Quelqu’un d’autre a confié cette tâche entre-temps. Regardez qui l’a maintenant, puis choisissez de nouveau.',
    note_busy: 'Cette note est en cours de traitement.',
    engine_not_ready: 'Ce moteur n’est pas prêt, ou ne comprend pas cette langue.',
    model_busy: 'Ce modèle est en cours de téléchargement.',
    export_running: 'Vos données sont déjà en cours de téléchargement. Attendez la fin ou annulez-le.',
    vocabulary_full: 'Votre liste de noms est pleine ; retirez-en d’abord un dont vous n’avez plus besoin.',
    shares_full: 'Une note peut être partagée avec {max} personnes au maximum.',
    comments_full: 'Aucun autre commentaire ne peut être ajouté ici.',
    share_links_full:
      'Cette note a déjà tous les liens possibles ; révoquez d’abord celui dont vous n’avez plus besoin.',
    no_speaker_model: 'Aucun modèle qui distingue les intervenants n’est installé.',
    nothing_to_transcribe: 'Aucune parole n’a été trouvée dans cette note : il n’y a rien à transcrire.',
    uploads_full: 'Trop d’envois ont été commencés sans être terminés. Veuillez attendre la fin de quelques-uns.',
    upload_conflict: 'Une autre demande a poursuivi cet envoi, qui reprend à partir de là.',
    upload_incomplete: 'Le serveur n’a pas encore tout l’enregistrement. Le reste doit d’abord être envoyé.',
    upload_damaged:
      'Ce qui est arrivé diffère de ce qui a été envoyé. Veuillez renvoyer l’enregistrement ; il est toujours sur cet appareil.',
    piece_damaged: 'Une partie de l’enregistrement a été altérée en chemin et doit être renvoyée.',
    unsupported_protocol: 'Le serveur ne prend pas en charge ce type d’envoi.',
    payload_too_large: 'La demande est trop volumineuse.',
    file_too_large: 'Le fichier dépasse {max} Mo, le maximum autorisé.',
    file_empty: 'Le fichier est vide.',
    file_missing: 'La demande ne contient aucun fichier audio.',
    unsupported_audio: 'Ce n’est pas un fichier audio que nous sachions lire. Utilisez MP3, WAV, M4A, WebM ou OGG.',
    request_timeout: 'La demande a été interrompue, faute de données. Veuillez réessayer.',
    upload_interrupted: 'L’envoi a été interrompu. Rien n’a été enregistré ; veuillez réessayer.',
    range_not_satisfiable: 'La partie demandée est en dehors de l’enregistrement.',
    too_many_requests: 'Trop de tentatives. Veuillez réessayer dans {seconds} secondes.',
    internal: 'Une erreur est survenue de notre côté. Si elle se reproduit, indiquez la référence {requestId}.',
    payment_failed: 'Le service de paiement est injoignable. Rien n’a changé ; réessayez dans un instant.',
    payments_unavailable: 'Les paiements ne sont pas configurés sur ce serveur.',
    unavailable: 'Le service n’est pas disponible pour le moment. Veuillez réessayer dans un instant.',
    no_room:
      'Le serveur n’a plus d’espace pour le moment. Rien n’est perdu : votre enregistrement reste sur cet appareil et sera renvoyé plus tard.',
  },
  failures: {
    audio_unreadable: 'Le son n’a pas pu être lu : le fichier est endommagé ou incomplet. L’original est conservé.',
    audio_no_track: 'Ce fichier ne contient aucun son.',
    audio_empty: 'L’enregistrement est vide.',
    audio_too_long: [
      `Cet enregistrement dure plus de ${MAX_RECORDING_HOURS} heures, le maximum qui puisse être traité.`,
      `L’original est conservé ; envoyez-le en plusieurs parties.`,
    ].join(' '),
    audio_missing: 'Le fichier audio ne se trouve plus dans l’espace de stockage.',
    audio_interrupted: [
      'Le traitement de cet enregistrement a été interrompu plusieurs fois, comme lorsque le serveur manque de mémoire.',
      'L’enregistrement est en sécurité ; veuillez réessayer plus tard.',
    ].join(' '),
    engine_refused_key:
      'Le service de transcription a refusé sa clé. L’enregistrement est en sécurité ; réessayez une fois la clé corrigée.',
    engine_no_credit:
      'Le service de transcription n’a plus de crédit. L’enregistrement est en sécurité ; réessayez plus tard.',
    engine_too_large: [
      'Le service de transcription n’accepte que des extraits plus petits que celui envoyé.',
      'L’enregistrement est en sécurité ; votre administrateur peut relever la limite du service.',
    ].join(' '),
    engine_busy:
      'Le service de transcription est saturé en ce moment. L’enregistrement est en sécurité ; réessayez dans quelques minutes.',
    engine_unavailable:
      'Le service de transcription est en panne en ce moment. L’enregistrement est en sécurité ; réessayez dans quelques minutes.',
    engine_rejected: [
      'Le service de transcription n’accepte pas la demande. L’enregistrement est en sécurité ;',
      'votre administrateur peut vérifier l’adresse et le modèle du service.',
    ].join(' '),
    engine_malformed:
      'Le service de transcription a répondu par autre chose qu’une transcription. L’enregistrement est en sécurité ; veuillez réessayer.',
    engine_failed: 'La transcription a échoué. L’enregistrement est en sécurité ; veuillez réessayer.',
    engine_timeout:
      'La transcription a pris trop de temps et a été arrêtée. L’enregistrement est en sécurité ; veuillez réessayer.',
    analysis_failed: 'Le texte est là, mais son analyse a échoué. Veuillez réessayer.',
    internal:
      'Une erreur est survenue pendant le traitement de cette note. L’enregistrement est en sécurité ; veuillez réessayer.',
  },
  waiting: {
    no_engine:
      'Aucun moteur de transcription n’est encore prêt. L’enregistrement est en sécurité et sera transcrit automatiquement dès qu’il y en aura un.',
    no_engine_for_language:
      'Aucun des moteurs prêts ne comprend cette langue. L’enregistrement est en sécurité et sera transcrit automatiquement dès que l’un d’eux la comprendra.',
    service_unreachable: [
      'Le service de transcription est injoignable. Une nouvelle tentative a lieu à quelques minutes d’intervalle ;',
      'l’enregistrement est en sécurité et sera transcrit automatiquement dès le retour du service.',
    ].join(' '),
    service_busy:
      'Le service de transcription est surchargé et nous a demandé d’attendre. L’enregistrement est en sécurité et sera transcrit automatiquement ensuite.',
    no_room: [
      'Le serveur n’a plus assez d’espace pour la traiter. L’enregistrement est en sécurité ;',
      'le traitement reprendra automatiquement dès qu’il y en aura.',
    ].join(' '),
    storage_unavailable: [
      'Le serveur ne peut pas accéder au stockage des enregistrements pour le moment. L’enregistrement est en sécurité ;',
      'le traitement reprendra automatiquement dès que le stockage sera de nouveau disponible.',
    ].join(' '),
  },
  delays: {
    service_failing:
      'Le service de transcription vient d’échouer. Votre enregistrement est en sécurité et le service sera de nouveau sollicité automatiquement.',
    service_slow:
      'Le service de transcription tarde à répondre. Votre enregistrement est en sécurité ; sans réponse, il sera de nouveau sollicité.',
    model_slow: 'Le modèle de langage tarde à répondre. Sans réponse, la note sera analysée par des règles.',
    trying_again:
      'Une erreur s’est produite sur le serveur. Votre enregistrement est en sécurité et le traitement sera repris automatiquement.',
  },
  notices: {
    subscription_canceled: 'Votre abonnement est résilié. Premium reste actif jusqu’à la fin de la période déjà payée.',
  },
  fields: {
    required: 'Cette information est requise.',
    invalid: 'Cette information n’est pas valide.',
    too_short: 'C’est trop court.',
    too_long: 'C’est trop long.',
    email: 'Ce n’est pas une adresse e-mail.',
    unknown_time_zone: 'Ce n’est pas un fuseau horaire connu.',
    unknown_language: 'Cette langue n’est pas proposée ; utilisez en, es ou fr.',
    unstorable_characters: 'Ce texte contient des caractères qui ne peuvent pas être enregistrés.',
    unlikely_year: 'L’année doit être comprise entre 1900 et 2199.',
    own_email: 'C’est votre propre adresse.',
    account_exists:
      'Un compte existe déjà avec cette adresse. Connectez-vous avec elle ; sinon, votre administrateur peut en redéfinir le mot de passe.',
    unknown_mention: 'Vous ne pouvez mentionner que des personnes qui ont cette note.',
    unknown_assignee: 'Une tâche ne peut être confiée qu’aux personnes qui ont ouvert cette note.',
    out_of_range: 'Ce nombre est trop petit ou trop grand.',
  },
  speech: {
    not_configured: 'Aucun n’est connecté. Votre administrateur peut en connecter un.',
    not_installed: 'Il n’est pas installé. Votre administrateur peut l’installer.',
    no_model: 'Aucun modèle vocal n’est installé.',
    downloading: 'Le modèle vocal est en cours de téléchargement.',
    download_failed:
      'Le modèle vocal n’a pas pu être téléchargé ; une nouvelle tentative aura lieu automatiquement. Votre administrateur peut en voir la raison.',
    broken_model:
      'Le modèle vocal ne peut pas être chargé : ses fichiers sont endommagés. Il faut le supprimer et le télécharger à nouveau.',
    unreachable: [
      'Le service de transcription est injoignable ; une nouvelle tentative sera faite automatiquement.',
      'D’ici là, les autres moteurs prennent le relais, s’il y en a.',
    ].join(' '),
    busy: [
      'Le service de transcription est surchargé et nous a demandé d’attendre ;',
      'une nouvelle tentative sera faite automatiquement. D’ici là, les autres moteurs prennent le relais, s’il y en a.',
    ].join(' '),
    refused_key: 'Le service de transcription refuse sa clé. Votre administrateur peut la corriger.',
  },
  admin: {
    speech: {
      not_configured: 'Aucun n’est connecté. Définissez TRANSCRIPTION_BASE_URL pour en connecter un.',
      not_installed:
        'Il n’est pas installé. Sous Debian ou Ubuntu, installez les paquets pocketsphinx et pocketsphinx-en-us.',
      download_failed:
        'Le modèle vocal n’a pas pu être téléchargé ; une nouvelle tentative aura lieu automatiquement. « Modèles vocaux » en indique la raison.',
      refused_key: 'Le service de transcription refuse sa clé. Corrigez TRANSCRIPTION_API_KEY, puis redémarrez Dictum.',
    },
    failures: {
      engine_refused_key:
        'Le service de transcription a refusé sa clé. Corrigez TRANSCRIPTION_API_KEY, redémarrez Dictum, puis réessayez.',
      engine_too_large:
        'Le service de transcription n’accepte que des extraits plus petits. Relevez sa limite, puis réessayez.',
      engine_rejected:
        'Le service de transcription n’accepte pas la demande. Vérifiez TRANSCRIPTION_BASE_URL et TRANSCRIPTION_MODEL, puis réessayez.',
    },
  },
}
