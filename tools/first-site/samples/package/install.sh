#!/bin/sh
# 安装示例软件包，只询问两个问题。 Installs the sample package; it asks two questions.
here=$(cd "$(dirname "$0")" && pwd) || exit 1

printf 'Install path [%s]: ' "$HOME/@name@"
read -r path
case ${path:=$HOME/@name@} in
  '~/'*) path=$HOME/${path#??} ;;
  /*) ;;
  *) path=$PWD/$path ;;
esac
printf 'Update shell startup file? [y/N]: '
read -r answer

mkdir -p "$path" && cp -R "$here/payload/." "$path/" || exit 1
case $answer in
  [Yy]*)
    case ${SHELL##*/} in
      zsh) startup=$HOME/.zshrc ;;
      *) startup=$HOME/.bashrc ;;
    esac
    quoted=$(printf '%s' "$path/bin" | sed "s/'/'\\\\''/g")
    printf "\nexport PATH='%s':\"\$PATH\"\n" "$quoted" >>"$startup" || exit 1
    echo "Updated $startup"
    ;;
esac
echo "Installed in $path"
