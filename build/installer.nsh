; What the uninstaller does besides: the firewall rule that the app may have asked for goes with it, and so do its links.
; The rule's name is the one of src-main/net/firewall.ts; a test holds them together.
; Installing and updating leave the rule alone: it is asked for in the app, when somebody hosts for the first time.

!macro customUnInstall
  ${ifNot} ${isUpdated}
    DeleteRegKey HKCU "Software\Classes\undertable"
    ; Looking needs no rights. There is one question for an administrator's consent, and only where there is a rule.
    nsExec::Exec 'netsh.exe advfirewall firewall show rule "name=Undertable"'
    Pop $0
    ${if} $0 == 0
      ${ifNot} ${Silent}
        ExecShellWait "runas" "$SYSDIR\netsh.exe" 'advfirewall firewall delete rule "name=Undertable"' SW_HIDE
      ${endIf}
    ${endIf}
  ${endIf}
!macroend
