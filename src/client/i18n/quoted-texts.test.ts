import { expect, test } from 'vitest'
import { catalogue as en } from './en/catalogue.ts'
import { subscribe } from './en/subscribe.ts'
import { tasks as followUps } from './en/tasks.ts'
import { team } from './en/team.ts'
import { admin } from './es/admin.ts'
import { catalogue as es } from './es/catalogue.ts'
import { exports } from './es/exports.ts'
import { note as noteInSpanish } from './es/note.ts'
import { share } from './es/share.ts'
import { subscribe as subscribeInSpanish } from './es/subscribe.ts'
import { tasks as followUpsInSpanish } from './es/tasks.ts'
import { uploads } from './es/uploads.ts'

// The texts that the specification puts between quotation marks, section by section, exactly as they are written there.

test.each([
  // 2. Screens: the admin panel
  [admin.gate.title, 'Panel de Administración'],
  [admin.gate.prompt, 'Introduce la contraseña para acceder'],
  [admin.gate.enter, 'Acceder'],
  [admin.createUser, 'Crear Usuario'],
  [admin.signOut, 'Cerrar Sesión'],
  [admin.users.title, 'Usuarios Registrados'],
  [admin.users.user, 'Usuario'],
  [admin.users.email, 'Email'],
  [admin.users.state, 'Estado'],
  [admin.users.plan, 'Plan'],
  [admin.users.registered, 'Registrado'],
  [admin.users.acts, 'Acciones'],
  [admin.users.active, 'Activo'],
  [admin.users.inactive, 'Inactivo'],
  [admin.users.premium, 'Premium'],
  [admin.users.free, 'Gratuito'],
  [admin.form.createTitle, 'Crear Nuevo Usuario'],
  [admin.form.email, 'Email'],
  [admin.form.password, 'Contraseña'],
  [admin.form.firstName, 'Nombre'],
  [admin.form.lastName, 'Apellido'],
  [admin.form.premium, 'Usuario Premium'],
  [admin.form.active, 'Usuario Activo'],
  [admin.form.create, 'Crear Usuario'],
  [admin.form.creating, 'Creando...'],
  [admin.form.cancel, 'Cancelar'],
  [admin.form.editTitle, 'Editar Usuario'],
  [admin.form.newPassword, 'Nueva Contraseña (opcional)'],
  [admin.form.keepPassword, 'Dejar vacío para mantener la actual'],
  [admin.form.save, 'Guardar Cambios'],
  [admin.form.saving, 'Guardando...'],
  // 5. Validation
  [uploads.invalidTitle, 'Formato de archivo no válido'],
  [uploads.tooLargeTitle, 'Archivo demasiado grande'],
  [admin.remove.text, '¿Estás seguro de que quieres eliminar este usuario? Esta acción no se puede deshacer.'],
  // 8. Errors
  [es.auth.loginFailed, 'Error al iniciar sesión'],
  [es.auth.registerFailed, 'Error al registrar'],
  [es.auth.registered, 'Cuenta creada'],
  [es.auth.registeredText, 'Tu cuenta ha sido creada exitosamente'],
  [es.layout.signOutFailed, 'Error al cerrar sesión'],
  [uploads.failedTitle, 'Error'],
  [uploads.failedText, 'Error al subir archivo'],
  [es.recorder.errorTitle, 'Error'],
  [exports.pdfFailed, 'Error al exportar PDF. Inténtalo de nuevo.'],
  [share.failed, 'Error al generar link. Inténtalo de nuevo.'],
  [followUpsInSpanish.updateFailed, 'Error al actualizar la tarea.'],
  [subscribeInSpanish.plan.cancelError, 'Error al cancelar la suscripción'],
  [noteInSpanish.notFoundTitle, 'Nota no encontrada'],
  [admin.gate.denied, 'Acceso denegado'],
  [admin.gate.wrong, 'Contraseña incorrecta'],
  [admin.gate.granted, 'Acceso autorizado'],
  [admin.gate.welcome, 'Bienvenido al panel de administración'],
  [admin.toast.error, 'Error'],
  [admin.toast.createFailed, 'No se pudo crear el usuario'],
  [admin.toast.updateFailed, 'No se pudo actualizar el usuario'],
  [admin.toast.deleteFailed, 'No se pudo eliminar el usuario'],
  [admin.toast.created, 'Usuario creado'],
  [admin.toast.createdText, 'El usuario se ha creado correctamente'],
  [admin.toast.updated, 'Usuario actualizado'],
  [admin.toast.updatedText, 'Los cambios se han guardado correctamente'],
  [admin.toast.deleted, 'Usuario eliminado'],
  [admin.toast.deletedText, 'El usuario se ha eliminado correctamente'],
])('says %j in Spanish for the specified %j', (ours, quoted) => {
  expect(ours).toBe(quoted)
})

test.each([
  [en.common.loading, 'Loading...'],
  [en.auth.signingIn, 'Signing in...'],
  [en.auth.creatingAccount, 'Creating account...'],
  [en.recorder.processing, 'Processing...'],
  [en.layout.executive, 'Executive User'],
  [en.layout.notFound.title, '404 Page Not Found'],
  [subscribe.verify, 'Verify Payment'],
  [team.mine, 'My Notes'],
  [team.byMe, 'Shared by Me'],
  [team.withMe, 'Shared with Me'],
  [en.notes.deleteFailed, 'Failed to delete note. Please try again.'],
  [followUps.loadFailed, 'Failed to fetch tasks.'],
  [followUps.markCompleted, 'Mark as completed: {{title}}'],
  [followUps.markPending, 'Mark as pending: {{title}}'],
  [subscribe.paymentError, 'Payment error. Please try again.'],
  [subscribe.verifyError, 'Could not verify payment status'],
  [subscribe.notDetected, 'Payment not detected. If you completed the payment, wait a few seconds and try again'],
  [en.common.session.unauthorized, 'Unauthorized'],
  [en.common.session.loggedOut, 'You are logged out. Logging in again...'],
])('says %j in English for the specified %j', (ours, quoted) => {
  expect(ours).toBe(quoted)
})
